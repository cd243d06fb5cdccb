import { queryOptions } from '@tanstack/react-query'
import { WorksheetList } from '#shared/contracts/worksheets'
import { type ApiFetch, callApi } from '../../../api/client.ts'

/** The worksheets of a plan; null if there is no plan. */
export const worksheetsQuery = (id: string, apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['worksheets', id],
    queryFn: async () => {
      const reply = await callApi(apiFetch, `/api/itinerary/${encodeURIComponent(id)}/worksheets`, WorksheetList)
      if ('answer' in reply) return reply.answer
      if (reply.status === 404) return null
      throw new Error(`The worksheets could not be fetched (${reply.status})`)
    },
  })
