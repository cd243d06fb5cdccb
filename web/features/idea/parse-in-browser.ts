import { type ParsedIdea, toParsedIdea } from '#shared/contracts/parsed-idea'
import { parseIdea } from '#shared/domain/idea/parse'
import { gazetteer } from 'virtual:gazetteer'

/** The same as the API's parsed idea, for a form that an idea fills in. */
export const parseInBrowser = (text: string, today: string): ParsedIdea =>
  toParsedIdea(0, 'complete', parseIdea(text, { today, gazetteer }), text)
