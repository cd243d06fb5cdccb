import { addDays } from '../calendar.ts'
import { type SaidOfSight, saidOfSightInWords } from './said-of-sights.ts'
import type { Town } from '../catalogue/facts.ts'

/** A fact of a trip that a control gives: grades 0 (Grade R) to 12, ISO days, a month as "2027-05", rand per learner. */
export type AddedFact =
  | { fact: 'grade'; from: number; to: number }
  | { fact: 'learners' | 'teachers'; count: number }
  | { fact: 'dates'; start: string; days: number }
  | { fact: 'month'; month: string }
  | { fact: 'place' | 'origin'; name: string }
  | { fact: 'budget'; rand: number }
  | { fact: 'overnight'; staysOver: boolean }
  | ({ fact: 'sight'; name: string; town: string } & SaidOfSight)

/** A fact as a sentence that is added to an idea, and that the parser reads as just this fact. */
export function factInWords(added: AddedFact): string {
  switch (added.fact) {
    case 'grade':
      return added.from === added.to
        ? `Grade ${gradeName(added.from)}.`
        : `Grades ${gradeName(added.from)} to ${gradeName(added.to)}.`
    case 'learners':
      return `${added.count} ${added.count === 1 ? 'learner' : 'learners'}.`
    case 'teachers':
      return `${added.count} ${added.count === 1 ? 'teacher' : 'teachers'}.`
    case 'dates':
      return added.days === 1
        ? `On ${inWords(added.start)}.`
        : `From ${inWords(added.start)} to ${inWords(addDays(added.start, added.days - 1))}.`
    case 'month':
      return `In ${inWords(`${added.month}-01`).replace(/^\d+ /, '')}.`
    case 'place':
      return `We want to go to ${added.name}.`
    case 'origin':
      return `We leave from ${added.name}.`
    case 'budget':
      return `Budget: R${added.rand} per learner.`
    case 'overnight':
      return added.staysOver ? 'We sleep over.' : 'It is a day trip.'
    case 'sight':
      return saidOfSightInWords(sightInTown(added), added)
  }
}

/** The words that name a sight of the text, with its town. */
export const sightInTown = ({ name, town }: { name: string; town: string }): string =>
  town ? `${name} in ${town}` : name

interface FirstFacts {
  place?: string | undefined
  origin?: string | undefined
  learners?: number | undefined
  start_date?: string | undefined
  days?: number | undefined
}

/** The facts that a form gives, as sentences of an idea. */
export function sentencesOf({ place, origin, learners, start_date, days }: FirstFacts): string[] {
  const facts: AddedFact[] = []
  if (place) facts.push({ fact: 'place', name: place })
  if (origin) facts.push({ fact: 'origin', name: origin })
  if (learners !== undefined) facts.push({ fact: 'learners', count: learners })
  if (start_date) facts.push({ fact: 'dates', start: start_date, days: days ?? 1 })
  return [...facts.map(factInWords), ...(!start_date && days ? [`For ${days} ${days === 1 ? 'day' : 'days'}.`] : [])]
}

/** Whether a bus can leave from it: a province or a region is too wide. */
export const isTown = ({ kind }: Pick<Town, 'kind'>): boolean => kind === 'town' || kind === 'city' || kind === 'suburb'

/** Adds sentences to the end of a text. */
export function addSentences(text: string, sentences: readonly string[]): string {
  const before = text.trimEnd()
  const joint = before && !/[.!?,;:]$/.test(before) ? '. ' : before ? ' ' : ''
  return sentences.length === 0 ? text : `${before}${joint}${sentences.join(' ')}`
}

const gradeName = (grade: number) => (grade === 0 ? 'R' : String(grade))
const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
