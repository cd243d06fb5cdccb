import { type Programme, programmeIn, turnsOf } from '#shared/domain/catalogue/programmes'
import { sunOn } from '../../sun.ts'
import { RAIN_PLAN_LEADS } from '../../itinerary/rain-plan.ts'
import type { ProgrammeWithin } from '../../itinerary/itinerary.ts'
import { GRAMMAR } from '../../itinerary/language/grammar.ts'
import { clockOf } from '../../itinerary/words.ts'
import type { Language } from '../../language.ts'
import type { PlannedStep, VisitProgramme } from '../schedule/planned-step.ts'
import { hostIn } from './language/arrange-phrases.ts'
import { PROGRAMME_PHRASES } from './language/visit-phrases.ts'
import type { StepWords } from './step-words.ts'
import { programmeTideInWords } from './tide-words.ts'

/** Who leads it, and whom to ask. */
function leaderInWords({ leader, arrange_with }: Programme, language: Language): string {
  const { ledByStay, ledByPlace, askFirst, ledByEducators } = PROGRAMME_PHRASES
  if (leader === 'stay') return ledByStay[language]
  const host = arrange_with && hostIn(language, arrange_with)
  if (leader === 'place') return ledByPlace[language](`${host}`)
  return host ? askFirst[language](host) : ledByEducators[language]
}

/** The groups and turns in which so many learners do it; `minutes` is all of its time. */
function groupsInWords(programme: Programme, learners: number, minutes: number, language: Language): string[] {
  const turns = turnsOf(programme, learners)
  const { team, at_once: atOnce } = programme
  return [
    ...(team && team > 2 ? [PROGRAMME_PHRASES.groupsOf[language](team)] : []),
    ...(turns > 1 ? [PROGRAMME_PHRASES.inTurns[language](atOnce!, turns, Math.floor(minutes / turns))] : []),
  ]
}

const costInWords = ({ cost_zar: cost }: Programme, language: Language): string[] =>
  cost ? [PROGRAMME_PHRASES.cost[language](cost)] : []

/** What learners do and make, in which groups, who leads it and what it needs. */
function noteOf(programme: Programme, learners: number, minutes: number, language: Language): string[] {
  const { does, makes, kit } = programmeIn(language, programme)
  const { endWith, bring } = PROGRAMME_PHRASES
  return [
    does,
    endWith[language](makes),
    ...groupsInWords(programme, learners, minutes, language),
    leaderInWords(programme, language),
    ...(kit.length > 0 ? [bring[language](GRAMMAR[language].list(kit), programme.team)] : []),
    ...costInWords(programme, language),
  ]
}

/** A programme that fills a block at the stay. */
export function programmeInWords(
  programme: Programme,
  { start, end, spot }: PlannedStep,
  date: string,
  learners: number,
  language: Language,
): StepWords {
  const { id, dark } = programme
  const { name, rain } = programmeIn(language, programme)
  const note = noteOf(programme, learners, end - start, language)
  if (dark) note.push(PROGRAMME_PHRASES.sunset[language](clockOf(sunOn(date, spot).set)))
  if (rain) note.push(`${RAIN_PLAN_LEADS[language]}${rain}`)
  return { kind: 'activity', title: name, note: note.join(' '), programme_id: id }
}

/** A programme that is done during a visit. */
export function visitProgrammeInWords(
  { programme, minutes, lowTide }: VisitProgramme,
  learners: number,
  language: Language,
): ProgrammeWithin {
  const note = noteOf(programme, learners, minutes, language)
  if (lowTide !== undefined) note.push(programmeTideInWords(lowTide, language))
  return { programme_id: programme.id, title: programmeIn(language, programme).name, minutes, note: note.join(' ') }
}
