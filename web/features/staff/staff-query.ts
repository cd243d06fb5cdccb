import { SignedInUser } from '#shared/contracts/sign-in'
import { StaffList } from '#shared/contracts/staff'
import { type ApiFetch, callApi } from '../../api/client.ts'
import { withToken } from '../../api/session.ts'

export type StaffReading = { list: StaffList; user: SignedInUser } | { status: number; problem: string }

/** Who edits and administers the site, as this person may see it. */
export async function readStaff(apiFetch: ApiFetch): Promise<StaffReading> {
  const [list, user] = await Promise.all([
    callApi(withToken(apiFetch), '/api/admin/staff', StaffList),
    callApi(withToken(apiFetch), '/api/auth/me', SignedInUser),
  ])
  if ('answer' in list && 'answer' in user) return { list: list.answer, user: user.answer }
  const refusal = 'answer' in list ? user : list
  const words = 'words' in refusal ? refusal.words : null
  return {
    status: 'status' in refusal ? refusal.status : 0,
    problem: words ?? 'The list could not be loaded.',
  }
}
