const ATTRIBUTE = /\b(href|src|action|poster|data-entry|data-modules)="([^"]*)"/g

/**
 * Makes the addresses of a page's own site relative, so that the site may lie in any folder of a host. `fileOf` says
 * where the page of an address is.
 */
export function toRelative(html: string, address: string, fileOf: (address: string) => string): string {
  // A script imports only what begins with a dot or a slash.
  const up = '../'.repeat(address.split('/').length - 2) || './'
  const relative = (one: string) => {
    if (!/^\/(?!\/)/.test(one)) return one
    const [, path = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(fileOf(one)) ?? []
    return up + path.slice(1) + fragment
  }
  return html.replaceAll(ATTRIBUTE, (_whole, name: string, value: string) => {
    const written = value.replaceAll('&amp;', '&').split(' ').map(relative).join(' ')
    return `${name}="${written.replaceAll('&', '&amp;')}"`
  })
}
