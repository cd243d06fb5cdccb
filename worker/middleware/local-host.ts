const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** True if the request was sent to the local machine: no TLS is used there, and limits may be disabled. */
export function isLocalHost(url: string): boolean {
  return LOCAL_HOSTS.has(new URL(url).hostname)
}
