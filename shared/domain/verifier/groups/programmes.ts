import { nonSwimmersAmong } from '../derived/water.ts'
import { isDoneAt, type Programme, turnsOf } from '../../catalogue/programmes.ts'
import type { Place } from '../../catalogue/facts.ts'
import type { ProgrammeWithin } from '../../itinerary/itinerary.ts'
import { sunOn } from '../../sun.ts'
import { lowTideNear } from '../../tide.ts'
import type { PlanUnderTest, TimedDay, TimedStep } from '../derived/plan-under-test.ts'
import { counted, failIfAny, type Finding, type Rule } from '../finding.ts'

/** What is wrong with a programme for this group, in so much time. */
function wrongForGroup(
  { idea, grades, itinerary }: PlanUnderTest,
  programme: Programme,
  day: TimedDay,
  time: number,
): string[] {
  const { minutes, water, wheelchair, months } = programme
  const least = minutes[0] * turnsOf(programme, itinerary.group_details.students)
  return [
    ...(time >= least ? [] : ['has too little time']),
    ...(!grades || (programme.grades[0] <= grades[0] && grades[1] <= programme.grades[1])
      ? []
      : ['is for other grades']),
    ...(!months || months.includes(Number(day.date.slice(5, 7))) ? [] : ['is of another season']),
    ...(water !== 'none' && idea.needs.includes('no-swimming') && nonSwimmersAmong({ idea, itinerary }) === null
      ? ['is beside water']
      : []),
    ...(wheelchair === 'no' && idea.needs.includes('wheelchair') ? ['cannot be done in a wheelchair'] : []),
  ]
}

/** What is wrong with a programme within a visit. */
function wrongInVisit(plan: PlanUnderTest, within: ProgrammeWithin, step: TimedStep, day: TimedDay): string[] {
  const programme = plan.facts.programmes.find(({ id }) => id === within.programme_id)
  if (!programme) return ['is not in the catalogue']
  const { hours, tide } = programme
  const place: Place | undefined = step.place_id === undefined ? undefined : plan.placeOf(step.place_id)
  const isThere = place !== undefined && isDoneAt(programme, place)
  const taken = (step.within ?? []).reduce((sum, { minutes }) => sum + minutes, within.minutes)
  const clock = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
  const inHours = hours ? Math.min(step.to, clock(hours[1])) - Math.max(step.from, clock(hours[0])) : Infinity
  return [
    ...wrongForGroup(plan, programme, day, within.minutes),
    ...(isThere ? [] : ['is not for this place']),
    ...(taken <= step.to - step.from ? [] : ['is longer than the visit']),
    ...(!tide || (place && lowTideNear(day.date, place, step.from, step.to) !== null) ? [] : ['misses the low tide']),
    ...(inHours >= within.minutes ? [] : ['is at another hour']),
  ]
}

/** What is wrong with a programme in a step. */
function wrongWith(plan: PlanUnderTest, programme: Programme, step: TimedStep, day: TimedDay): string[] {
  const { facts, stayOf } = plan
  const { dark, stay_activity, after_hazard, last_evening, at } = programme
  const met = plan.seen.filter((visit) => visit.day === day).flatMap(({ place }) => place.hazards)
  const stays = [day.stay_id, plan.days[day.day - 2]?.stay_id].flatMap((id) => (id ? (stayOf(id) ?? []) : []))
  const sunset =
    step.latitude === undefined || step.longitude === undefined
      ? NaN
      : sunOn(day.date, { lat: step.latitude, lon: step.longitude }).set
  const isOffered = stays.some(({ on_site, evening }) =>
    [...on_site, ...evening].some(({ code }) => code === stay_activity),
  )
  return [
    ...wrongForGroup(plan, programme, day, step.to - step.from),
    ...(at ? ['is for a visit'] : []),
    ...(dark && !(step.from >= sunset) ? ['needs the dark'] : []),
    ...(stay_activity === undefined || isOffered ? [] : ['is nothing that the stay offers']),
    ...(after_hazard === undefined || met.includes(after_hazard) ? [] : ['is about nothing that was seen that day']),
    ...(last_evening && day.day !== plan.days.length - 1 ? ['is not on the last evening'] : []),
    ...(facts.programmes.includes(programme) && step.kind === 'activity' ? [] : ['is no step of its own']),
  ]
}

function programmesFit(plan: PlanUnderTest): Finding {
  const steps = plan.days.flatMap((day) =>
    day.steps.flatMap((step) => (step.programme_id === undefined ? [] : [{ day, step, id: step.programme_id }])),
  )
  const visits = plan.days.flatMap((day) =>
    day.steps.flatMap((step) => (step.visit_programme ? [{ day, step, within: step.visit_programme }] : [])),
  )
  const ids = [...steps.map(({ id }) => id), ...visits.map(({ within }) => within.programme_id)]
  return failIfAny(
    [
      ...steps.flatMap(({ day, step, id }, index) => {
        const programme = plan.facts.programmes.find((one) => one.id === id)
        const faults = programme ? wrongWith(plan, programme, step, day) : ['is not in the catalogue']
        if (ids.indexOf(id) !== index) faults.push('is there twice')
        return faults.map((fault) => `"${step.title}" ${fault}`)
      }),
      ...visits.flatMap(({ day, step, within }, index) => {
        const faults = wrongInVisit(plan, within, step, day)
        if (ids.indexOf(within.programme_id) !== steps.length + index) faults.push('is there twice')
        return faults.map((fault) => `"${within.title}" ${fault}`)
      }),
    ],
    ids.length === 0 ? 'The days need no programme.' : `${counted(ids.length, 'programme')} that the group can do.`,
  )
}

export const PROGRAMME_RULES: readonly Rule[] = [
  {
    id: 'programmes_fit',
    label: 'Programmes suit the group, the hour and the place',
    otherwise: 'A programme does not suit the group, the hour or the place',
    run: programmesFit,
  },
]
