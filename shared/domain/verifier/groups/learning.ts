import type { Programme } from '../../catalogue/programmes.ts'
import { namesOf } from '../derived/subject-names.ts'
import type { Place } from '../../catalogue/facts.ts'
import type { TripType } from '../../trip-types.ts'
import { STOP_LESSONS } from '../../catalogue/stop-lessons.ts'
import { type StopSortCode, themesOfSort } from '../../catalogue/stop-sorts.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { answersOf } from '../derived/requests.ts'
import { findTown, greatCircleKm, spotOf } from '../derived/distance.ts'
import { counted, fail, failIfAny, type Finding, moot, pass, type Rule, warn } from '../finding.ts'

const teaches = (plan: PlanUnderTest, place: Place, subject: string) =>
  namesOf(plan, subject).some((name) => place.subjects.includes(name))

function subjectsTaught(plan: PlanUnderTest): Finding {
  const { idea, seen, notes } = plan
  if (idea.subjects.length === 0) return moot('The request names no subject.')
  const by = (subject: string): string | undefined => {
    const isOf = ({ subjects }: { subjects: readonly string[] }) =>
      namesOf(plan, subject).some((name) => subjects.includes(name))
    return (
      seen.find(({ place }) => isOf(place))?.place.name ??
      programmesOf(plan).find(isOf)?.name ??
      arrangedSorts(plan).find(({ sort }) => isOf(STOP_LESSONS[sort]))?.text
    )
  }
  const taught = idea.subjects.filter((subject) => by(subject) !== undefined)
  const missing = idea.subjects.filter((subject) => !taught.includes(subject))
  if (missing.length === 0) return pass(taught.map((subject) => `${subject}: ${by(subject)}`).join('; ') + '.')
  const silent = missing.filter((subject) => !notes('subject_left_out').some((note) => note.subject === subject))
  if (silent.length > 0)
    return fail(`No place on the plan teaches ${silent.join(' or ')}, and the plan does not say so.`)
  const unhelpful = missing.filter((subject) => !namesWhereTaught(plan, subject))
  return unhelpful.length > 0
    ? fail(`No place on the plan teaches ${unhelpful.join(' or ')}, and the plan does not say where it is taught.`)
    : warn(`No place on the plan teaches ${missing.join(' or ')}.`)
}
/** A place as near as this to where the plan goes is worth naming. */
const WORTH_NAMING_KM = 60
const isNear = ({ seen }: PlanUnderTest, place: Place): boolean =>
  seen.length === 0 || seen.some((visit) => greatCircleKm(spotOf(visit.place), spotOf(place)) <= WORTH_NAMING_KM)
/** Whether a note about a subject left out names a place that teaches it, with the distance. A suitable place must be named. */
function namesWhereTaught(plan: PlanUnderTest, subject: string): boolean {
  const teaching = plan.suitable().filter((place) => teaches(plan, place, subject) && isNear(plan, place))
  if (teaching.length === 0) return true
  return plan.notes('subject_left_out').some(({ subject: left, nearest }) => {
    const place = nearest ? plan.placeOf(nearest.id) : undefined
    return left === subject && nearest?.road_km !== null && place !== undefined && teaches(plan, place, subject)
  })
}

function objectivesOnPlaces(plan: PlanUnderTest): Finding {
  const { itinerary, visits, placeOf } = plan
  const visited = new Set(visits.map(({ step }) => step.place_id))
  const wrong = itinerary.objectives_map.flatMap(({ objective, subject, place_ids }) => {
    if (place_ids.length === 0) return [`"${objective}" is tied to no place`]
    return place_ids.flatMap((id) => {
      const place = placeOf(id)
      if (!visited.has(id)) return [`"${objective}" points at ${place?.name ?? id}, which is not visited`]
      return place &&
        !teaches(plan, place, subject) &&
        !plan.facts.curriculum.entries.some((entry) => entry.subject === subject && teaches(plan, place, entry.subject))
        ? [`${place.name} does not teach ${subject}`]
        : []
    })
  })
  return failIfAny(
    wrong,
    `${counted(itinerary.objectives_map.length, 'objective')}, each tied to a place that is visited and teaches it.`,
  )
}

function objectivesFitGrade({ itinerary, grades }: PlanUnderTest): Finding {
  if (grades === null) return moot('The request names no grade.')
  return failIfAny(
    itinerary.objectives_map
      .filter(({ grade_min, grade_max }) => grade_min > grades[1] || grade_max < grades[0])
      .map(({ objective, grade_min, grade_max }) => `"${objective}" is for Grades ${grade_min} to ${grade_max}`),
    `Objectives are those of Grade ${grades[0] === grades[1] ? grades[0] : grades.join(' to ')}.`,
  )
}

const BESIDE_KM = 20
/** The stops that were asked for and must still be arranged, with their sorts. */
const arrangedSorts = (plan: PlanUnderTest): { sort: StopSortCode; text: string }[] =>
  answersOf(plan).flatMap(({ request, line: { where } }) =>
    'sort' in request && request.sort !== null && where.length > 0 ? [{ sort: request.sort, text: request.text }] : [],
  )
/** Whether such a stop is of a sort that gives the theme. */
const isArrangedFor = (plan: PlanUnderTest, theme: TripType): boolean =>
  arrangedSorts(plan).some(({ sort }) => themesOfSort(sort).includes(theme))
/** What the group does at the stay and during visits. */
function programmesOf({ facts, itinerary: { daily_itinerary } }: PlanUnderTest): Programme[] {
  const done = new Set(
    daily_itinerary.flatMap(({ schedule }) =>
      schedule.flatMap(({ programme_id, visit_programme }) => [programme_id, visit_programme?.programme_id]),
    ),
  )
  return facts.programmes.filter(({ id }) => done.has(id))
}
function coveredTheme(plan: PlanUnderTest, theme: TripType): boolean {
  const { days, seen, nights } = plan
  if (theme === 'Day trip') return days.length === 1
  if (theme === 'Overnight camp') return nights.length > 0
  return (
    theme === 'Other' ||
    seen.some(({ place }) => place.trip_types.includes(theme)) ||
    isArrangedFor(plan, theme) ||
    programmesOf(plan).some(({ trip_types }) => trip_types.includes(theme))
  )
}
/** A free, always open place for this theme near the requested area or the visits. */
function reachableOf(plan: PlanUnderTest, theme: TripType): Place | undefined {
  const { facts, idea, seen } = plan
  const town = findTown(facts.towns, idea.location)
  return plan
    .suitable()
    .find(
      (place) =>
        place.trip_types.includes(theme) &&
        place.learner_price_zar === 0 &&
        place.open_days.length === 7 &&
        !place.seasonal &&
        (town
          ? greatCircleKm(spotOf(town), spotOf(place)) <= 40
          : seen.some((visit) => greatCircleKm(spotOf(visit.place), spotOf(place)) <= BESIDE_KM)),
    )
}
function themesCovered(plan: PlanUnderTest): Finding {
  const { idea, notes } = plan
  if (idea.tripTypes.length === 0) return moot('The request names no theme.')
  const missing = idea.tripTypes.filter((theme) => !coveredTheme(plan, theme))
  const covered = idea.tripTypes.length - missing.length
  const evidence = `${covered} of ${counted(idea.tripTypes.length, 'theme')} covered`
  if (missing.length === 0) return pass(`${evidence}.`)
  const isSaid = (theme: TripType) =>
    notes('theme_left_out').some((note) => note.theme === theme) ||
    (theme === 'Overnight camp' && notes('camp_without_night').length > 0)
  const silent = missing.filter((theme) => !isSaid(theme))
  if (silent.length > 0) return fail(`${evidence}; ${silent.join(' and ')} is left out, and the plan does not say so.`)
  const within = missing.map((theme) => ({ theme, place: reachableOf(plan, theme) })).find(({ place }) => place)
  if (covered < idea.tripTypes.length / 2 && within)
    return fail(`${evidence}; ${within.place!.name} would give ${within.theme}.`)
  return warn(`${evidence}; not: ${missing.join(', ')}.`)
}

function objectivesNamed({ itinerary }: PlanUnderTest): Finding {
  const wrong = itinerary.objectives_map.filter(({ objective }) => !itinerary.learning_objectives.includes(objective))
  return wrong.length === 0
    ? pass('The objectives are those that the map ties to places.')
    : fail(`"${wrong[0]!.objective}" is mapped but not listed.`)
}

export const LEARNING_RULES: readonly Rule[] = [
  {
    id: 'subjects_taught',
    label: 'Every subject asked for is taught by a place',
    otherwise: 'A subject that was asked for is not taught by a place',
    run: subjectsTaught,
  },
  {
    id: 'objectives_on_places',
    label: 'Objectives are met where the group really goes',
    otherwise: 'An objective belongs to a place that is not visited',
    run: objectivesOnPlaces,
  },
  {
    id: 'objectives_fit_grade',
    label: 'Objectives are of the right grade',
    otherwise: 'An objective is of another grade',
    run: objectivesFitGrade,
  },
  {
    id: 'objectives_listed',
    label: 'Every mapped objective is listed',
    otherwise: 'A mapped objective is not listed',
    run: objectivesNamed,
  },
  {
    id: 'themes_covered',
    label: 'The themes asked for are covered',
    otherwise: 'A theme that was asked for is not covered',
    run: themesCovered,
  },
]
