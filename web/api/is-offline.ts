/** True if the device itself has no network: then the reader can do more about it than the server. */
export const isOffline = (): boolean => !navigator.onLine
