/** Says while the device has no network, and keeps the page: a link or a form would lead to the browser's own error. */
export function keepPageOffline(): void {
  const words = document.createElement('p')
  words.role = 'alert'
  words.className = 'offline'
  words.textContent = 'You are offline. This page stays as it is: try again once you are online.'
  const look = () => (navigator.onLine ? words.remove() : document.body.append(words))
  const stay = (event: Event) => {
    const link = (event.target as Element).closest('a')
    const leaves = link
      ? link.origin === location.origin && !link.href.startsWith(`${location.href.split('#')[0]}#`)
      : event.type === 'submit'
    if (!leaves || navigator.onLine || event.defaultPrevented) return
    event.preventDefault()
    look()
  }
  for (const change of ['online', 'offline', 'DOMContentLoaded']) addEventListener(change, look)
  for (const way of ['click', 'submit']) addEventListener(way, stay)
}
