import type { ParsedIdea, ParsedIdeaList } from '#shared/contracts/parsed-idea'
import type { ApiFetch } from '../../api/client.ts'

/** Completed ideas of this visitor, newest first. They only fill in a form, so a failure counts as none. */
export async function listCompletedIdeas(apiFetch: ApiFetch): Promise<readonly ParsedIdea[]> {
  const response = await apiFetch('/api/ideas/parsed?status=complete').catch(() => null)
  if (!response?.ok) return []
  const list = (await response.json().catch(() => null)) as ParsedIdeaList | ParsedIdea[] | null
  return (Array.isArray(list) ? list : list?.items) ?? []
}
