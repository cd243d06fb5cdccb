import { ParsedIdea } from '#shared/contracts/parsed-idea'
import { type ApiFetch, callApi } from '../../api/client.ts'
import { listOf } from '../../api/lists.ts'

const Ideas = listOf(ParsedIdea)

/** Completed ideas of this visitor, newest first. A failure gives an empty list, because they only prefill a form. */
export async function listCompletedIdeas(apiFetch: ApiFetch): Promise<readonly ParsedIdea[]> {
  const reply = await callApi(apiFetch, '/api/ideas/parsed?status=complete', Ideas)
  return 'answer' in reply ? reply.answer : []
}
