import type { Programme } from '../../catalogue/programmes.ts'
import { sunOn } from '../../sun.ts'
import type { PlanUnderTest, TimedDay, TimedStep } from '../derived/plan-under-test.ts'
import { counted, failIfAny, type Finding, type Rule } from '../finding.ts'

/** What is wrong with a programme in a step. */
function wrongWith(plan: PlanUnderTest, programme: Programme, step: TimedStep, day: TimedDay): string[] {
  const { idea, grades, facts, stayOf } = plan
  const { minutes, dark, water, wheelchair, stay_activity, after_hazard, last_evening } = programme
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
    ...(step.to - step.from >= minutes[0] ? [] : ['has too little time']),
    ...(!grades || (programme.grades[0] <= grades[0] && grades[1] <= programme.grades[1])
      ? []
      : ['is for other grades']),
    ...(dark && !(step.from >= sunset) ? ['needs the dark'] : []),
    ...(stay_activity === undefined || isOffered ? [] : ['is nothing that the stay offers']),
    ...(after_hazard === undefined || met.includes(after_hazard) ? [] : ['is about nothing that was seen that day']),
    ...(last_evening && day.day !== plan.days.length - 1 ? ['is not on the last evening'] : []),
    ...(water !== 'none' && idea.needs.includes('no-swimming') ? ['is beside water'] : []),
    ...(wheelchair === 'no' && idea.needs.includes('wheelchair') ? ['cannot be done in a wheelchair'] : []),
    ...(facts.programmes.includes(programme) && step.kind === 'activity' ? [] : ['is no step of its own']),
  ]
}

function programmesFit(plan: PlanUnderTest): Finding {
  const steps = plan.days.flatMap((day) =>
    day.steps.flatMap((step) => (step.programme_id === undefined ? [] : [{ day, step, id: step.programme_id }])),
  )
  const ids = steps.map(({ id }) => id)
  return failIfAny(
    steps.flatMap(({ day, step, id }, index) => {
      const programme = plan.facts.programmes.find((one) => one.id === id)
      const faults = programme ? wrongWith(plan, programme, step, day) : ['is not in the catalogue']
      if (ids.indexOf(id) !== index) faults.push('is there twice')
      return faults.map((fault) => `"${step.title}" ${fault}`)
    }),
    steps.length === 0
      ? 'No hours at the stay need a programme.'
      : `${counted(steps.length, 'programme')} that the group can do.`,
  )
}

export const PROGRAMME_RULES: readonly Rule[] = [
  {
    id: 'programmes_fit',
    label: 'Programmes at the stay suit the group, the hour and the place',
    otherwise: 'A programme at the stay does not suit the group, the hour or the place',
    run: programmesFit,
  },
]
