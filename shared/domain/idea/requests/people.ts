import { type Span, spanOf } from '../idea-text.ts'
import { pattern } from '../pattern.ts'
import { NO_SIGHTS } from './data/sight-words.ts'
import { matchesOf } from '../../matches-of.ts'

const TITLES =
  "(?:mr|mrs|ms|miss|mnr|mev|dr|prof|rev|ds|mister|meneer|juf|juffrou|tannie|oom|coach|pastor|fr|sr|ma'am|mam|ouma|oupa|uncle|aunty|auntie|gogo|mama|mme|ntate|councillor|cllr|chief|adv)"
const TITLED = pattern(
  `(?<![a-z])${TITLES}\\.? (?:[a-z]\\.? )?(?:van der |van |du |de |le )?[a-z-]{1,20}(?!'s)(?![a-z])(?: (?!and |in |at |to |for |will |is |has |with |or |on |says? |en |het |plus |from |by |here |who |reported |cooks )[a-z-]{2,20}(?!'s)(?![a-z]))?(?! ?'s)`,
)
/** "Oom Dawie's dairy" is a place: the name goes, the place stays. */
const TITLED_OWNER = pattern(`(?<![a-z])${TITLES}\\.? (?:[a-z]\\.? ){0,2}(?:van der |van |du |de |le )?[a-z-]{1,20}'s `)
/** Words before the name of a person, which has a capital. */
const GREETED = pattern(
  "(?<![a-z])(?:my name is|i am|i'm|this is|it's|its|hi|hello|hey|dear|liewe|beste|geagte|contact(?: person)?|ask for|regards|groete|thanks|thank you|dankie|cheers|sincerely|faithfully|yours|warmly|speak to|call|phone|bel|kontak|ek is|my naam is|sawubona|molo|teacher|organiser|signed|warm wishes|best|vriendelike groete|goeiemore|morning|afternoon|more)[ ,:.!-]{1,3}\\n?((?:[a-z]\\.? ?){0,2}[a-z'-]{2,20}(?: (?:van |du |de )?[a-z'-]{2,20})?)",
)

/** A letter that ends with love; "they'd love Comrades House" does not. */
const WITH_LOVE = pattern("(?<=^|[\\n.!?] ?)love[ ,\\n]{1,3}([a-z'-]{2,20}(?: [a-z'-]{2,20})?)(?= ?$)")

/** Names of people: after a title, or with a capital after a greeting. */
export function personSpans(text: string, isCapital: (at: number) => boolean): Span[] {
  const titled = matchesOf(text, TITLED).map(spanOf)
  const greeted = [...matchesOf(text, GREETED), ...matchesOf(text, WITH_LOVE)].map((match) => {
    const end = match.index + match[0].length
    return { start: end - match[1]!.length, end }
  })
  return [
    ...titled,
    ...greeted.filter(({ start }) => isCapital(start) && !NO_SIGHTS.has(/^[a-z'-]*/u.exec(text.slice(start))![0])),
  ]
}

/** Owners of a place, whose names no request shows. */
export const ownerSpans = (text: string): Span[] => matchesOf(text, TITLED_OWNER).map(spanOf)
