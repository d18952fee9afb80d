// Calling somebody back to a tab they do not look at: a notification, if they allowed it.
import { t } from './words.svelte'

/** Say that it is my turn when it becomes so while the page is hidden. */
export function calling(mine: () => boolean, where: () => string): void {
  let before = true // what was asked before one came is no news
  $effect(() => {
    const now = mine()
    if (now && !before && document.hidden) void call(where())
    before = now
  })
}

async function call(where: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted' || !('serviceWorker' in navigator)) return
  const ready = await navigator.serviceWorker.getRegistration()
  await ready?.showNotification(t('your-move'), { body: where, tag: location.pathname, icon: '/icon-192.png', data: { url: location.pathname } })
}
