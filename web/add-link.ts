/** Names one more file in the document's head. */
export const addLink = (rel: string, href: string, more?: object): HTMLLinkElement =>
  document.head.appendChild(Object.assign(document.createElement('link'), { rel, href, ...more }))
