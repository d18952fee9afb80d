// What part of a sheet is in sight. It changes when somebody moves it or the window changes, and when what matters is
// out of sight; never by itself between two questions, and never so far out that text falls below 11 pixels.

/** The smallest scale: the smallest text of a sheet is 14.5 pixels at scale 1. */
export const LEAST = 0.78
export const MOST = 2.6
const GROWN = 1.7 // a large screen shows a small sheet no larger than this
const ROOM = 40 // beside what is brought into sight

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export class Camera {
  x = $state(0)
  y = $state(0)
  scale = $state(1)
  moving = $state(false) // by hand: no easing
  #window = { width: 0, height: 0 }
  #sheet = { width: 1, height: 1 }
  #touched = false

  /** The window on the sheet has this size. */
  resize(width: number, height: number, sheet: { width: number; height: number }): void {
    const same = width === this.#window.width && height === this.#window.height && sheet.width === this.#sheet.width && sheet.height === this.#sheet.height
    if (same || !width || !height) return
    this.#window = { width, height }
    this.#sheet = { width: sheet.width, height: sheet.height }
    if (this.#touched) this.#settle()
    else this.fit()
  }

  get #whole(): number {
    return Math.min(this.#window.width / this.#sheet.width, this.#window.height / this.#sheet.height)
  }

  /** The whole sheet, or as much of it as can be read. */
  fit(): void {
    this.#touched = false
    this.scale = Math.min(GROWN, Math.max(LEAST, this.#whole))
    this.x = (this.#window.width - this.#sheet.width * this.scale) / 2
    this.y = (this.#window.height - this.#sheet.height * this.scale) / 2
    this.#settle()
  }

  /** Closer or further, around a point of the window. */
  zoom(by: number, x = this.#window.width / 2, y = this.#window.height / 2): void {
    const scale = Math.min(MOST, Math.max(LEAST, this.scale * by))
    this.x = x - ((x - this.x) / this.scale) * scale
    this.y = y - ((y - this.y) / this.scale) * scale
    this.scale = scale
    this.#touched = true
    this.#settle()
  }

  pan(dx: number, dy: number): void {
    this.x += dx
    this.y += dy
    this.#touched = true
    this.#settle()
  }

  /** Bring a part of the sheet into sight; where it is already, nothing moves. */
  show(box: Box): void {
    if (!this.#window.width || !this.#window.height) return // nobody looks
    const left = box.left * this.scale + this.x
    const right = box.right * this.scale + this.x
    const top = box.top * this.scale + this.y
    const bottom = box.bottom * this.scale + this.y
    const { width, height } = this.#window
    if (left >= 0 && top >= 0 && right <= width && bottom <= height) return
    if (left < 0 || right > width) this.x += right - left > width - ROOM ? width / 2 - (left + right) / 2 : left < 0 ? ROOM / 2 - left : width - ROOM / 2 - right
    if (top < 0 || bottom > height) this.y += bottom - top > height - ROOM ? height - Math.max(0, height - (bottom - top)) / 2 - bottom : top < 0 ? ROOM / 2 - top : height - ROOM / 2 - bottom
    this.#settle()
  }

  /** A sheet smaller than the window stands in its middle; a larger one leaves no gap. */
  #settle(): void {
    this.x = within(this.x, this.#window.width, this.#sheet.width * this.scale)
    this.y = within(this.y, this.#window.height, this.#sheet.height * this.scale)
  }
}

function within(at: number, window: number, sheet: number): number {
  return sheet <= window ? (window - sheet) / 2 : Math.min(0, Math.max(window - sheet, at))
}
