import { queryOptions } from '@tanstack/react-query'
import { Invitation } from '#shared/contracts/staff'
import { type ApiFetch, callApi } from '../../api/client.ts'

export type InvitationReading = { invitation: Invitation } | { problem: string }

/** What the link of an invitation offers, or why it does not work. */
export const invitationQuery = (token: string, apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: async (): Promise<InvitationReading> => {
      const reply = await callApi(apiFetch, `/api/auth/invitation?token=${encodeURIComponent(token)}`, Invitation)
      if ('answer' in reply) return { invitation: reply.answer }
      return { problem: reply.words ?? 'The invitation could not be read. Please open the link again in a minute.' }
    },
  })
