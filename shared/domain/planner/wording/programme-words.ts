import { type Programme, turnsOf } from '#shared/domain/catalogue/programmes'
import { HOSTS } from '#shared/domain/catalogue/stop-sorts'
import { sunOn } from '../../sun.ts'
import { RAIN_PLAN_LEAD } from '../../itinerary/rain-plan.ts'
import type { ProgrammeWithin } from '../../itinerary/itinerary.ts'
import { clockOf, listOf, numberWord } from '../../itinerary/words.ts'
import type { PlannedStep, VisitProgramme } from '../schedule/planned-step.ts'
import type { StepWords } from './step-words.ts'
import { programmeTideInWords } from './tide-words.ts'

/** Who leads it, and whom to ask. */
function leaderInWords({ leader, arrange_with }: Programme): string {
  const host = HOSTS.find(({ code }) => code === arrange_with)?.name
  if (leader === 'stay') return 'Led by the stay; ask when you book.'
  if (leader === 'place') return `Ask ${host} when you book to lead it; your educators can, if they do not.`
  return host ? `Led by your educators; ask ${host} first whether it may be done.` : 'Led by your educators.'
}

/** The groups and turns in which so many learners do it; `minutes` is all of its time. */
function groupsInWords(programme: Programme, learners: number, minutes: number): string[] {
  const turns = turnsOf(programme, learners)
  const { team, at_once: atOnce } = programme
  return [
    ...(team && team > 2 ? [`In groups of ${numberWord(team)}.`] : []),
    ...(turns > 1
      ? [`No more than ${atOnce} at once: ${numberWord(turns)} turns of ${Math.floor(minutes / turns)} minutes.`]
      : []),
  ]
}

function needsInWords({ kit, team, cost_zar: cost }: Programme): string[] {
  return [
    ...(kit.length > 0 ? [`Bring ${team ? `for each ${team === 2 ? 'pair' : 'group'} ` : ''}${listOf(kit)}.`] : []),
    ...(cost ? [`Its material costs about R${cost} a learner, which is not in the price.`] : []),
  ]
}

function noteOf(programme: Programme, learners: number, minutes: number): string[] {
  const { does, makes } = programme
  return [
    does,
    `Learners end with ${makes}.`,
    ...groupsInWords(programme, learners, minutes),
    leaderInWords(programme),
    ...needsInWords(programme),
  ]
}

/** A programme that fills a block at the stay. */
export function programmeInWords(
  programme: Programme,
  { start, end, spot }: PlannedStep,
  date: string,
  learners: number,
): StepWords {
  const { id, name, rain, dark } = programme
  const notes = noteOf(programme, learners, end - start)
  if (dark) notes.push(`The sun sets at about ${clockOf(sunOn(date, spot).set)} that day.`)
  if (rain) notes.push(`${RAIN_PLAN_LEAD}${rain}`)
  return { kind: 'activity', title: name, note: notes.join(' '), programme_id: id }
}

/** A programme that is done during a visit. */
export function visitProgrammeInWords(
  { programme, minutes, lowTide }: VisitProgramme,
  learners: number,
): ProgrammeWithin {
  return {
    programme_id: programme.id,
    title: programme.name,
    minutes,
    note: [
      ...noteOf(programme, learners, minutes),
      ...(lowTide === undefined ? [] : [programmeTideInWords(lowTide)]),
    ].join(' '),
  }
}
