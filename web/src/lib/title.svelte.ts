// What the tab says. A page that has more to tell than its name says it here, and takes it back when it goes.
class Title {
  text = $state('')
}

export const title = new Title()

/** Made while a component is set up: the tab says this for as long as the component is there. */
export function titled(say: () => string): void {
  $effect(() => {
    title.text = say()
    return () => (title.text = '')
  })
}
