import { pattern } from '../pattern.ts'
import { CONDITION_TOPIC_WORDS } from './data/condition-topic-words.ts'
import { onlyDays } from './only-days.ts'
import type { RequestDetail } from './request.ts'

const TOPICS = CONDITION_TOPIC_WORDS.map(({ about, said }) => ({
  about,
  said: new RegExp(pattern(`(?<![a-z])(?:${said.join('|')})(?![a-z])`), 'u'),
}))

/** A condition in words with what it is about. */
export function withTopic(detail: RequestDetail, said: string): RequestDetail {
  if (detail.kind !== 'condition' || detail.condition.code !== 'other' || detail.condition.about) return detail
  const about = TOPICS.find((topic) => topic.said.test(said))?.about
  if (!about) return detail
  const only = about === 'dates' ? onlyDays(said) : null
  return { kind: 'condition', condition: { code: 'other', about, ...(only ? { only } : {}) } }
}
