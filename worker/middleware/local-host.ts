const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** True where the request came to one's own machine: no TLS there, and limits may be lifted. */
export function isLocalHost(url: string): boolean {
  return LOCAL_HOSTS.has(new URL(url).hostname)
}
