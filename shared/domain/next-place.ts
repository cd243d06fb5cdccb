/** A path of this site: it starts with exactly one slash, and a browser cannot read it as another host. */
const PATH = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u

/** The page after sign-in: `next`, if it is a page of this site other than the sign-in; else the home page. */
export function placeAfterSignIn(next: string | null | undefined): string {
  const isOurs = next !== null && next !== undefined && next.length <= 2000 && PATH.test(next)
  return isOurs && !/^\/(?:login|api)(?:[/?#]|$)/i.test(next) ? next : '/'
}
