import type { Facts, Place } from '#shared/domain/catalogue/facts'
import { mayBeEmpty } from '#shared/domain/catalogue/kinds'
import { summaryInWords } from '#shared/domain/catalogue/place-summary'
import { safetyRuleIn } from '#shared/domain/catalogue/safety-rules'
import { minutesOf } from '../../itinerary/clock.ts'
import { AF_KINDS } from '../../itinerary/language/kind-names-af.ts'
import { RAIN_PLAN_LEADS } from '../../itinerary/rain-plan.ts'
import { clockOf } from '../../itinerary/words.ts'
import type { Language } from '../../language.ts'
import { dividedGrades } from '../candidates/find-candidates.ts'
import type { Plan } from '../plan.ts'
import { groupSize } from '../request/trip-request.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import type { PlannedStep } from '../schedule/planned-step.ts'
import { VISIT_PHRASES } from './language/visit-phrases.ts'
import type { Writer } from './language/writer.ts'
import { rainPlanFor } from './rain-plans.ts'
import type { StepWords } from './step-words.ts'
import { visitTideInWords } from './tide-words.ts'
import { turnsInWords, turnsOfVisit } from './turns.ts'

/** A name in a sentence; for a generic place, it says so. */
const placeInWords = ({ generic, name, town }: Place, { language, nameOf }: Writer): string =>
  generic ? VISIT_PHRASES.withOperator[language](name, nameOf(town)) : name

const NOON = 12 * 60
const DUSK = 17 * 60
/** A hint if the visit ends before the hours at which a place has most to see; else empty. */
function laterHoursInWords({ best_hours = [] }: Place, { end }: PlannedStep, language: Language): string[] {
  const begins = Math.min(...best_hours.map(({ from }) => minutesOf(from)))
  if (best_hours.length === 0 || begins < NOON || end > begins) return []
  return [VISIT_PHRASES[begins < DUSK ? 'laterInDay' : 'afterDark'][language]]
}

/** So far from the middle of a town a place is still in it. */
const IN_TOWN_KM = 5
/** What the catalogue tells of a place in English; in Afrikaans what kind of place it is, and where. */
function whatItIs(place: Place, { language, nameOf }: Writer): string {
  if (language === 'af')
    return VISIT_PHRASES.kindAt(AF_KINDS[place.kind], nameOf(place.town), place.km_from_town <= IN_TOWN_KM)
  const said = summaryInWords(place)
  return said.endsWith('.') ? said : `${said}.`
}

/** A visit of a place of the catalogue, with what its day and its group make of it. */
export function visitInWords(step: PlannedStep, day: PlannedDay, plan: Plan, facts: Facts, writer: Writer): StepWords {
  const { language } = writer
  const { place } = step.visit!.candidate
  const turns = turnsOfVisit(step)
  const rain = place.setting === 'open' ? rainPlanFor(step.visit!, day, plan, facts, writer) : null
  const notes = [whatItIs(place, writer)]
  if (place.generic) notes.push(VISIT_PHRASES.noSupplier[language](writer.nameOf(place.town)))
  if (turns) notes.push(turnsInWords(turns, groupSize(plan.request), step, writer))
  const divided = dividedGrades(place, plan.request)
  if (divided)
    notes.push(
      VISIT_PHRASES.stayOutside[language](
        writer.grammar.grades(...divided.inside),
        writer.grammar.grades(...divided.outside),
      ),
    )
  const isOver = !turns && place.max_group < groupSize(plan.request)
  if (isOver) notes.push(VISIT_PHRASES.askForAll[language](place.max_group, groupSize(plan.request)))
  if (place.booking === 'required') notes.push(VISIT_PHRASES.bookAhead[language])
  if (mayBeEmpty(place)) notes.push(VISIT_PHRASES.askForShow[language])
  if (!turns) notes.push(...snackInWords(step, language))
  notes.push(
    ...laterHoursInWords(place, step, language),
    ...visitTideInWords(step, day, writer),
    safetyRuleIn(language, place.safety_rule),
  )
  if (rain) notes.push(`${RAIN_PLAN_LEADS[language]}${rain.text}`)
  return {
    kind: 'visit',
    title: placeInWords(place, writer),
    note: notes.join(' '),
    ...(rain ? { rain_plan: rain.text, rain: rain.rain } : {}),
    ...(place.generic ? { operator: 'any' } : {}),
    ...(turns ? { turns } : isOver ? { turns: { groups: 1, at_a_time: place.max_group } } : {}),
  }
}

/** A visit so long has a break halfway. */
const LONG_VISIT_MINUTES = 150
function snackInWords({ start, end }: PlannedStep, language: Language): string[] {
  if (end - start <= LONG_VISIT_MINUTES) return []
  return [VISIT_PHRASES.snackAt[language](clockOf(QUARTER * Math.round((start + end) / 2 / QUARTER)))]
}
const QUARTER = 15
