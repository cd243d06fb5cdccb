/** A path of this site: one slash first, and nothing that a browser would read as the beginning of another host. */
const PATH = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u

/** Where to go after signing in: what `next` names, where that is a page of this site and not the sign-in again; else home. */
export function placeAfterSignIn(next: string | null | undefined): string {
  const isOurs = next !== null && next !== undefined && next.length <= 2000 && PATH.test(next)
  return isOurs && !/^\/(?:login|api)(?:[/?#]|$)/i.test(next) ? next : '/'
}
