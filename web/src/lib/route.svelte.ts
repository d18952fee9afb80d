// A small router: the address is the state.
class Route {
  path = $state(location.pathname)
  hash = $state(location.hash)

  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent)
  }

  read(): void {
    this.path = location.pathname
    this.hash = location.hash
  }
}

export const route = new Route()
addEventListener('popstate', () => route.read())
addEventListener('hashchange', () => route.read())

export function go(to: string, instead = false): void {
  if (instead) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  route.read()
  if (!instead) scrollTo(0, 0)
}

/** Follow links inside the app without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a')
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
