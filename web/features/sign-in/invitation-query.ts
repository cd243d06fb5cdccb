import { queryOptions } from '@tanstack/react-query'
import { Invitation } from '#shared/contracts/staff'
import { type ApiFetch, callApi } from '../../api/client.ts'

export type InvitationReading = { invitation: Invitation } | { problem: string }

/** What the invitation offers whose token is in the browser's cookie, or why its link does not work. */
export const invitationQuery = (apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['invitation'],
    queryFn: async (): Promise<InvitationReading> => {
      const reply = await callApi(apiFetch, '/api/auth/invitation', Invitation)
      if ('answer' in reply) return { invitation: reply.answer }
      return { problem: reply.words ?? 'The invitation could not be read. Please open the link again in a minute.' }
    },
  })
