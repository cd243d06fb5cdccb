import { useEffect } from 'react'
import { SignedInUser } from '#shared/contracts/sign-in'
import { type ApiFetch, callApi } from '../../api/client.ts'
import { forgetPerson } from '../../api/forget-person.ts'
import { dropToken, findToken, withToken } from '../../api/session.ts'

const TRIED = 'uhambo_signed_on'

/**
 * Redirects somebody who is already signed in: the call for the account renews the cookie, which the page
 * `next` did not get. Tried only once for each page, for browsers without cookies. If the session has ended, the token is removed.
 */
export function useExistingSession(query: URLSearchParams, next: string, apiFetch: ApiFetch): void {
  const isOver = ['signed-out', 'erased', 'reset'].some((name) => query.has(name))
  const hasLeft = ['signed-out', 'erased'].some((name) => query.has(name))
  useEffect(() => {
    if (isOver) {
      dropToken()
      if (hasLeft) forgetPerson()
      document.documentElement.toggleAttribute('data-signed-in', false)
      return
    }
    if (next === '/' || !findToken() || sessionStorage.getItem(TRIED) === next) return
    sessionStorage.setItem(TRIED, next)
    const goOn = async () => {
      const reply = await callApi(withToken(apiFetch), '/api/auth/me', SignedInUser)
      if ('answer' in reply) location.replace(next)
      else if (reply.status === 401) dropToken()
    }
    void goOn()
  }, [isOver, hasLeft, next, apiFetch])
}
