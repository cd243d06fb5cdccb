import { onceEachNeed } from './once-each-need.ts'
import type { Language } from '../language.ts'
import type { Itinerary, ItineraryDay } from './itinerary.ts'
import { GRAMMAR } from './language/grammar.ts'
import { MESSAGE_WORDS } from './language/message-words.ts'
import { type Listener, LISTENERS, type RequestLine } from './requests.ts'

/** What was asked for that others must see to, as a message to them. */
export interface Message {
  whom: Listener
  /** "The bus company". */
  to: string
  /** The places or stays that it goes to, where the plan has them. */
  names: string[]
  /** In the words of the idea. */
  lines: string[]
  text: string
}
/** Those of the school are told; all others must confirm. */
const OF_THE_SCHOOL: ReadonlySet<Listener> = new Set(['adults', 'families'])

const isTold = (line: RequestLine): line is RequestLine & { why: { code: 'tell' } } =>
  line.why?.code === 'tell' && line.force !== 'not'

/** When the group is at a place. */
const visitsOf = (name: string, days: readonly ItineraryDay[], language: Language) =>
  days.flatMap(({ date, schedule }) =>
    schedule
      .filter(({ kind, title }) => kind === 'visit' && title === name)
      .map(({ start, end }) => ({ day: GRAMMAR[language].range(date, date), from: start, to: end })),
  )

/** The messages that the requests of a plan ask for, one for each of those who must know. */
export function messagesOf(
  {
    requests = [],
    title,
    start_date,
    end_date,
    group_details,
    daily_itinerary = [],
  }: Pick<Itinerary, 'requests' | 'title' | 'start_date' | 'end_date' | 'group_details'> &
    Partial<Pick<Itinerary, 'daily_itinerary'>>,
  language: Language,
): Message[] {
  const words = MESSAGE_WORDS[language]
  const when = GRAMMAR[language].range(start_date, end_date)
  const told = onceEachNeed(requests.filter(isTold))
  return LISTENERS.flatMap((whom) => {
    const those = told.filter(({ why }) => why.params.whom === whom)
    if (those.length === 0) return []
    const lines = [...new Set(those.map(({ text }) => text))]
    const names = [...new Set(those.flatMap(({ why }) => why.params.names))]
    const visits = names.length === 1 ? visitsOf(names[0]!, daily_itinerary, language) : []
    const text = [
      words.greeting,
      '',
      words.trip(title, when, group_details.students, group_details.teachers),
      ...visits.map(({ day, from, to }) => words.visit(day, from, to)),
      '',
      words.please[whom],
      ...lines.map((line) => `- ${line}`),
      '',
      ...(OF_THE_SCHOOL.has(whom) ? [] : [words.confirm, '']),
      words.regards,
    ].join('\n')
    return [{ whom, to: words.listeners[whom], names, lines, text }]
  })
}
