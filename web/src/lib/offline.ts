// The worker that keeps shell and rulebook for when there is no network. A new one takes over between games, never in a turn.
import { words } from './words.svelte'

/** Where somebody may be in the middle of something. */
const busy = () => /^\/(table|replay)\//.test(location.pathname)

/** After everything else: the first view does not wait for it, and does without it where there is none. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    setTimeout(() => {
      navigator.serviceWorker.register('/worker.js').then((one?: ServiceWorkerRegistration) => one && watch(one), () => undefined)
    }, 2000)
  })
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting && !busy()) registration.waiting.postMessage('take-over')
  }
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  addEventListener('popstate', look)
  setInterval(look, 30_000)
  // a worker that is ready may not yet have taken this page over, and what it does not see it does not keep
  const { serviceWorker } = navigator
  if (serviceWorker.controller) keepBook()
  else serviceWorker.addEventListener('controllerchange', keepBook, { once: true })
}

/** Read the rulebook once through the worker, so that it is there later. */
function keepBook(): void {
  const language = words.language
  for (const path of ['/api/me', '/api/rules?q=', '/api/cards']) {
    const address = new URL(path, location.origin)
    address.searchParams.set('language', language)
    fetch(address).catch(() => undefined)
  }
}
