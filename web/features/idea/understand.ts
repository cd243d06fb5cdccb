import { parseIdea } from '#shared/domain/idea/parse'
import { gazetteer } from 'virtual:gazetteer'
import { chipsOf, type IdeaChip } from './idea-chips.ts'

/** What the server will read in this text, said at once: the same parser, in the browser. `today` is an ISO day. */
export const understand = (text: string, today: string): IdeaChip[] => chipsOf(parseIdea(text, { today, gazetteer }))
