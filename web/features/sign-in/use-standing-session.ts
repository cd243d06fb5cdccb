import { useEffect } from 'react'
import { SignedInUser } from '#shared/contracts/sign-in'
import { type ApiFetch, callApi } from '../../api/client.ts'
import { forgetPerson } from '../../api/forget-person.ts'
import { dropToken, findToken, withToken } from '../../api/session.ts'

const TRIED = 'uhambo_signed_on'

/**
 * Somebody who is signed in already goes on at once: the call that tells who they are renews the cookie that the page
 * behind `next` was missing. Tried once for each page, for a browser that keeps no cookies. Signed out means the token goes.
 */
export function useStandingSession(query: URLSearchParams, next: string, apiFetch: ApiFetch): void {
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
