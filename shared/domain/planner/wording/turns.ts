import { programmeIn } from '#shared/domain/catalogue/programmes'
import type { Turns } from '../../itinerary/itinerary.ts'
import { clockOf } from '../../itinerary/words.ts'
import { VISIT_PHRASES } from './language/visit-phrases.ts'
import type { Writer } from './language/writer.ts'
import type { PlannedStep } from '../schedule/planned-step.ts'
import { turnMinutesOf } from '../schedule/turn-minutes.ts'

/** From this many groups on, the times are said as an interval. */
const MANY_GROUPS = 4

/** The turns of a group that is too large for the place: one after the other, or as often as the place lets a part in. */
export function turnsOfVisit(step: PlannedStep): Turns | null {
  const { visit, visitProgramme, start } = step
  const { place, groupTurns } = visit!.candidate
  const minutes = turnMinutesOf(step)
  if (!minutes) return null
  return {
    groups: groupTurns,
    at_a_time: place.max_group,
    starts: Array.from({ length: groupTurns }, (_, group) => clockOf(start + group * minutes.apart)),
    minutes: minutes.inside,
    meanwhile: visitProgramme ? 'programme' : 'worksheet',
  }
}

/** Who goes in when, and what the others do. */
export function turnsInWords(
  { groups, at_a_time, starts, minutes, meanwhile }: Turns,
  people: number,
  step: PlannedStep,
  { language, grammar }: Writer,
): string {
  const { groupAt, firstAndLast, doProgramme, doWorksheet, turns } = VISIT_PHRASES
  const when =
    groups < MANY_GROUPS
      ? grammar.list(starts.map((start, group) => groupAt[language](group + 1, start)))
      : firstAndLast[language](starts[0]!, starts.at(-1)!)
  const others =
    meanwhile === 'programme'
      ? doProgramme[language](programmeIn(language, step.visitProgramme!.programme).name)
      : doWorksheet[language]
  return turns[language](at_a_time, people, groups, minutes, when, others)
}
