// What the tab says. A page that has more to tell than its name says it here, and takes it back when it goes.
class Title {
  text = $state('')
}

export const title = new Title()
const ICON = '/icon.svg'

/** The tab's own sign: with a dot when it is my turn. */
export function signed(mine: () => boolean): void {
  const sign = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  $effect(() => {
    if (sign) sign.href = mine() ? '/icon-turn.svg' : ICON
    return () => {
      if (sign) sign.href = ICON
    }
  })
}

/** Made while a component is set up: the tab says this for as long as the component is there. */
export function titled(say: () => string): void {
  $effect(() => {
    title.text = say()
    return () => (title.text = '')
  })
}
