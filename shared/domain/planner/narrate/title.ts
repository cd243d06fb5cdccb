import type { Facts } from '#shared/domain/catalogue/facts'
import { formatDay, formatRange } from '#shared/domain/calendar'
import { formatRand } from '../../money.ts'
import { isAirport } from '../brief/airports.ts'
import { gradesName } from '../brief/group.ts'
import { topicsFor, topicStems } from '../candidates/teaching.ts'
import { allVisits, type Plan } from '../plan.ts'
import { areaPhrase } from './place-names.ts'
import { capital, daysWord, listOf, numberWord, placeInWords } from './words.ts'

/** Up to three short topics, each from another place, the most valued places first. */
function leadingTopics(plan: Plan, facts: Facts, count = 3): string[] {
  const { subjects, themes } = plan.brief
  const all = allVisits(plan).toSorted((a, b) => b.candidate.value - a.candidate.value)
  const asked = all.filter(
    ({ candidate: { place } }) =>
      subjects.some((subject) => place.subjects.includes(subject)) ||
      themes.some((theme) => place.trip_types.includes(theme)),
  )
  const visits = asked.length >= 2 ? asked : all
  const { gradeMin, gradeMax } = plan.brief
  const taught = new Set(
    subjects
      .flatMap((subject) => topicsFor(facts.curriculum, gradeMin, gradeMax, subject))
      .flatMap((entry) => entry.topics.flatMap(topicStems)),
  )
  const isTaught = (topic: string) => Number(topicStems(topic).some((stem) => taught.has(stem)))
  const topics: string[] = []
  const used = new Set<string>()
  for (let round = 0; round < 3 && topics.length < count; round++) {
    for (const { candidate } of visits) {
      if (topics.length === count || (round === 0 && topics.length === visits.length)) break
      const fresh = candidate.place.topics.filter(
        (topic) =>
          topic.length <= 22 &&
          !/[():]/.test(topic) &&
          topicStems(topic).every((stem) => !used.has(stem)) &&
          !topics.includes(topic),
      )
      const topic = fresh.toSorted((a, b) => isTaught(b) - isTaught(a))[0]
      if (!topic) continue
      topics.push(topic)
      for (const stem of topicStems(topic)) used.add(stem)
    }
  }
  return topics
}
const LEARNING_STYLE = (plan: Plan) =>
  plan.brief.subjects.length > 0 ? ` ${listOf(plan.brief.subjects.slice(0, 2))}` : ''

/** "Rocks, rivers and resistance: four days in the Drakensberg for Grade 10 Geography". */
export function titleOf(plan: Plan, facts: Facts): string {
  const { brief } = plan
  const topics = leadingTopics(plan, facts)
  const lead = topics.length > 0 ? `${capital(listOf(topics))}: ` : ''
  const camp = brief.camp && brief.days > 1
  const span = brief.days === 1 ? 'a day' : camp ? `a ${numberWord(brief.days)}-day camp` : daysWord(brief.days)
  const where = areaPhrase(brief, facts)
  const title = `${lead}${span} ${where} for ${brief.gradeGiven ? gradesName(brief.gradeMin, brief.gradeMax) : `${brief.students} learners`}${LEARNING_STYLE(plan)}`
  return capital(title)
}

export function summaryOf(plan: Plan, facts: Facts): string {
  const { brief } = plan
  const who = `${brief.students} ${brief.gradeGiven ? `${gradesName(brief.gradeMin, brief.gradeMax)} ` : ''}learners and ${brief.teachers} ${brief.teachers === 1 ? 'adult' : 'adults'}`
  const visits = allVisits(plan).map(({ candidate }) => candidate)
  const best = visits.toSorted((a, b) => b.value - a.value).slice(0, 4)
  const shown = visits.filter((one) => best.includes(one)).map(({ place }) => placeInWords(place))
  const stays = [...new Set(plan.lodgings.map(({ stay }) => stay.name))]
  const nights = plan.lodgings.length
  const sleep =
    nights === 0
      ? `, back the same day`
      : `, with ${numberWord(nights)} ${nights === 1 ? 'night' : 'nights'} at ${listOf(stays)}`
  const when =
    brief.days === 1 ? `on ${formatDay(brief.startDate)}` : `from ${formatRange(brief.startDate, brief.endDate)}`
  const more = visits.length > shown.length ? `, among ${visits.length} places,` : ''
  return (
    `${capital(daysWord(brief.days))} ${areaPhrase(brief, facts)} for ${who}, ${when}, starting and ending ${isAirport(brief.start) ? 'at' : 'in'} ${brief.start.name}${sleep}. ` +
    `The group visits${more} ${listOf(shown)}. About ${formatRand(plan.price.perStudentCents)} a learner: an estimate until suppliers confirm.`
  )
}

/** A day's heading: where it is spent and what it is about. */
export function dayTitle(plan: Plan, index: number): string {
  const day = plan.days[index]!
  const { brief } = plan
  const towns = [...new Set(day.visits.map(({ candidate }) => candidate.place.town))]
  if (day.visits.length === 0 && day.km === 0) return `A day at ${day.sleepsAt!.name}`
  if (day.visits.length === 0)
    return day.sleepsAt ? `On the road to ${day.sleepsAt.town}` : `The road home to ${brief.start.name}`
  const names = day.visits.map(({ candidate }) => candidate.place.name)
  const seen = names.length === 1 ? names[0]! : names.length === 2 ? listOf(names) : listOf(towns)
  if (brief.days === 1) return seen
  if (index === 0) return `To ${day.sleepsAt!.town}: ${seen}`
  return index === brief.days - 1 ? `${seen}, then home` : seen
}
