import { parseIdea } from '#shared/domain/idea/parse'
import { type ParsedIdea, toParsedIdea } from '#shared/contracts/parsed-idea'
import { gazetteer } from 'virtual:gazetteer'
import { chipsOf, type IdeaChip } from './idea-chips.ts'

/** What was read from a text: its facts, what else it asks for, the words that were not understood, and those that ask for nothing. */
export interface Understanding {
  chips: IdeaChip[]
  requests: ParsedIdea['requests']
  notUnderstood: string[]
  background: string[]
}

/** Parses a text in the browser with the server's parser. `today` is an ISO day. */
export function understand(text: string, today: string): Understanding {
  const idea = parseIdea(text, { today, gazetteer })
  const { requests, not_understood, read_as_background } = toParsedIdea(0, 'complete', idea, text)
  return { chips: chipsOf(idea), requests, notUnderstood: not_understood, background: read_as_background }
}

/** The same as the API's parsed idea, for a form that an idea fills in. */
export const parseInBrowser = (text: string, today: string): ParsedIdea =>
  toParsedIdea(0, 'complete', parseIdea(text, { today, gazetteer }), text)
