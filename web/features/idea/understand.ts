import { parseIdea } from '#shared/domain/idea/parse'
import { type ParsedIdea, toParsedIdea } from '#shared/contracts/parsed-idea'
import { gazetteer } from 'virtual:gazetteer'
import { chipsOf, type IdeaChip } from './idea-chips.ts'

/** Parses a text in the browser with the server's parser. `today` is an ISO day. */
export const understand = (text: string, today: string): IdeaChip[] => chipsOf(parseIdea(text, { today, gazetteer }))

/** The same as the API's parsed idea, for a form that an idea fills in. */
export const parseInBrowser = (text: string, today: string): ParsedIdea =>
  toParsedIdea(0, 'complete', parseIdea(text, { today, gazetteer }), text)
