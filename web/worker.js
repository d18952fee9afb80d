// The page's worker: keeps the shell and the rulebook for when there is no network, and shows what is pushed.
// It never takes over by itself: a new one waits until the page says that nobody is in the middle of a turn.
const BUILD = '__BUILD__'
const SHELL = __SHELL__
const SHELLS = `hhour-${BUILD}`
const BOOK = 'hhour-book'
const BOOKS = /^\/api\/(rules|cards|me)$/

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELLS).then((cache) => cache.addAll(SHELL)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith('hhour-') && name !== SHELLS && name !== BOOK)
      // pages of the build before may still be open: theirs goes with the next one
      await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (BOOKS.test(url.pathname)) event.respondWith(book(request, url))
})

/** Files with a hash in their name never change. */
async function asset(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(SHELLS)).put(request, answer.clone())
  return answer
}

/** The newest there is; without a network what was read before, and a search in it. */
async function book(request, url) {
  const cache = await caches.open(BOOK)
  try {
    const answer = await fetch(request)
    if (answer.ok && !url.searchParams.get('q')) await cache.put(request, answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match(request)
    if (kept) return kept
    const wanted = (url.searchParams.get('q') ?? '').toLowerCase()
    url.searchParams.set('q', '')
    const all = wanted && (await cache.match(url.href))
    if (!all) throw error
    const told = await all.json()
    const rules = told.rules.filter((rule) => `${rule.id} ${rule.text}`.toLowerCase().includes(wanted))
    return new Response(JSON.stringify({ ...told, rules }), { headers: { 'content-type': 'application/json' } })
  }
}

self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {}
  event.waitUntil(
    self.registration.showNotification(told.title ?? 'H-Hour', { body: told.body ?? '', tag: told.tag ?? 'hhour', icon: '/icon-192.png', badge: '/icon-192.png', data: { url: told.url ?? '/' } }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const to = new URL(event.notification.data?.url ?? '/', location.origin)
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: 'window' })
      const there = open.find((client) => new URL(client.url).pathname === to.pathname)
      return there ? there.focus() : self.clients.openWindow(to.pathname + to.search + to.hash)
    })(),
  )
})
