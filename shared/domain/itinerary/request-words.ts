import { barredOf } from '../catalogue/barred.ts'
import { PAPERS, type PaperCode } from '../catalogue/papers.ts'
import { formatDay, formatRange, weekdayOf, WEEKDAY_NAMES } from '../calendar.ts'
import { formatRand, formatRandUp } from '../money.ts'
import type { ListedTopic } from '../requests.ts'
import type { Informant, Listener, MealPlanned, PaperworkCode, Reason, ReasonCode, ReasonParams } from './requests.ts'
import { gradesName, listOf } from './words.ts'

const NOT_SUITABLE: Record<ReasonParams['not_suitable']['why'], string> = {
  wheelchair: 'it cannot be visited in a wheelchair',
  water: 'it is on or beside dangerous water, and somebody may not swim',
  season: 'it is out of season on these dates',
  passport: 'it asks for a passport of everybody',
  group_size: 'it is too small for the whole group',
}
/** "1 h 20 min", "45 min". */
const minutesInWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(' ')
}

const INFORMANTS: Record<Informant, (name: string | null) => string> = {
  place: (name) => name ?? 'the places that you visit',
  ticket_office: (name) => `whoever sells the tickets${name === null ? '' : ` of ${name}`}`,
  organiser: (name) => `the organiser${name === null ? '' : ` of ${name}`}`,
  lifeguards: () => 'the municipality or the resort, for that very day: without a lifeguard nobody swims',
  district: () => 'your district office',
  clinic: () => 'a clinic or travel doctor',
  weather: () => 'the weather service in the week before, and the places whether they stay open',
  police: () => 'the police station there and your host',
  operator: () => 'the bus company',
}
const paperName = (code: PaperCode): string => PAPERS.find((paper) => paper.code === code)!.name
const weekday = (day: string): string => WEEKDAY_NAMES[weekdayOf(day) - 1]!
const MEALS: Record<MealPlanned, string> = {
  packed_lunch: 'packed lunches',
  dinner: 'suppers',
  groceries: 'food to cook',
  at_stay: 'the meals of the stay',
}
const PAPERWORK: Record<PaperworkCode, string> = {
  consent: 'what parents sign',
  approval: 'what the department must approve, and by when',
}
/** More names are too many for a line. */
const FEW_NAMES = 2
const namesOr = (names: readonly string[], all: string): string =>
  names.length > 0 && names.length <= FEW_NAMES ? listOf(names) : all
const TELL: Record<Listener, (names: readonly string[]) => string> = {
  places: (names) => `it is in the message to ${namesOr(names, 'the places that you visit')}, who must confirm it`,
  stay: (names) => `it is in the message to ${namesOr(names, 'the places where you sleep')}, who must confirm it`,
  kitchens: () => 'it is in the message to whoever cooks, who must confirm it',
  operator: () => 'it is in the message to the bus company, which must confirm it',
  hosts: () => 'it is in the message to the hosts and the driver, who must confirm it',
  adults: () =>
    'it is in the note to the adults who come along, in confidence; tell the hosts and the driver only what they must know',
  families: () => 'it is in the note to families',
}
const LISTED: Record<ListedTopic, string> = {
  rain: 'each visit outdoors says what to do if it rains',
  safety: 'what keeps the group safe is listed under “Keeping them safe”',
}
const pricesInWords = (places: ReasonParams['entrance_prices']['places']): string =>
  places.length === 0
    ? ''
    : places.every(({ rand }) => rand === 0)
      ? `no entrance fee by our list at ${listOf(places.map(({ name }) => name))}; `
      : `R${places.reduce((sum, { rand }) => sum + rand, 0)} a learner for entrance by our list: ${listOf(places.map(({ name, rand }) => `${name} ${rand === 0 ? 'free' : `R${rand}`}`))}; `

/** Each reason as the end of a sentence: "…: closed on Monday 10 May 2027". */
const WORDS: { [Code in ReasonCode]: (params: ReasonParams[Code]) => string } = {
  closed: ({ dates }) => `closed on ${listOf(dates.map(formatDay))}`,
  too_far: ({ road_km, drive_minutes }) =>
    `${road_km} km by road, ${minutesInWords(drive_minutes)} each way, too far for these days`,
  grades: ({ grade_min, grade_max }) => `it suits ${gradesName(grade_min, grade_max)}`,
  other_grades: ({ grade_min, grade_max }) =>
    `it is meant for ${gradesName(grade_min, grade_max)}: ask whether your learners are welcome`,
  some_grades: ({ in_min, in_max, out_min, out_max }) =>
    `${gradesName(in_min, in_max)} go in; ${gradesName(out_min, out_max)} ${out_min === out_max ? 'stays' : 'stay'} outside with teachers and a task`,
  not_suitable: ({ why, at_a_time }) =>
    at_a_time === null ? NOT_SUITABLE[why] : `${NOT_SUITABLE[why]}: it takes ${at_a_time} people at a time`,
  over_budget: ({ cents }) => `with it the trip costs about ${formatRandUp(cents)} a learner more than you have`,
  no_time: ({ minutes }) => `its ${minutesInWords(minutes)} do not fit in beside what else you asked for`,
  hours_not_kept: ({ asked, planned }) => `you asked for ${asked}; in the plan it is ${planned}`,
  drive_too_long: ({ asked_minutes, planned_minutes }) =>
    `the longest drive takes ${minutesInWords(planned_minutes)} instead of ${minutesInWords(asked_minutes)}`,
  too_far_for_radius: ({ asked_km, planned_km }) =>
    `the farthest point is ${planned_km} km away by road instead of ${asked_km} km`,
  other_bed: ({ planned }) => `the beds are at ${planned}`,
  other_vehicles: ({ planned }) => `the plan has ${planned}`,
  planned_dates: ({ start, end }) =>
    start === end
      ? `the plan is on ${weekday(start)} ${formatDay(start)}`
      : `the plan is from ${weekday(start)} to ${weekday(end)}, ${formatRange(start, end)}`,
  planned_hours: ({ begins, ends }) => `the plan begins at ${begins} and is back at ${ends}`,
  planned_guides: ({ guides }) =>
    guides === 1
      ? 'the price has a registered guide for every day'
      : `the price has ${guides} registered guides for every day`,
  planned_meals: ({ meals }) =>
    meals.length === 0
      ? 'no meal is in the price: everything comes from home'
      : `the price has ${listOf(meals.map((meal) => MEALS[meal]))}`,
  guide_left_out: ({ cents }) =>
    `no guide is in the price, to save money: one for every day costs about ${formatRandUp(cents)} a learner`,
  planned_adults: ({ adults, learners }) => `the plan and its price have ${adults} adults for ${learners} learners`,
  planned_price: ({ each_cents, group_cents }) =>
    `the plan costs about ${formatRand(each_cents)} a learner, ${formatRand(group_cents)} for the group`,
  planned_drives: ({ longest_minutes, by_day }) =>
    `the longest drive with no stop but rests takes ${minutesInWords(longest_minutes)}, and ${by_day ? 'all driving is by daylight' : 'some of the driving is in the dark'}`,
  emergency_numbers: ({ own_vehicle }) =>
    `the emergency numbers are in the list of safety below; ${own_vehicle ? 'for a breakdown, take the number of whoever helps with your own vehicle' : 'for a breakdown, ask the bus company for its number'}, and ask the hosts where there is no signal`,
  in_paperwork: ({ codes }) => `see ${listOf(codes.map((code) => PAPERWORK[code]))} in the list of papers below`,
  another_chosen: ({ chosen }) => `${chosen} was chosen, one of the two is enough`,
  fewer_times: ({ planned, asked }) => `${planned} of ${asked} have room in these days`,
  no_room: () => 'we found no room for it in these days',
  of_its_kind: ({ places }) => `the plan has ${listOf(places)} for it: tell us if you meant another`,
  elsewhere: ({ places, town, road_km }) => `the plan has ${listOf(places)} for it, ${road_km} km from ${town}`,
  after_dark: ({ home, sunset }) => `the plan is back at ${home}, and the sun sets at ${sunset}`,
  hour_open: ({ asked }) => `nothing in the plan begins about ${asked}: tell us what is to happen then`,
  on_sabbath: ({ dates }) =>
    `the plan has a programme on ${listOf(dates.map(formatDay))}: agree beforehand what is done then`,
  not_known: () => 'we did not understand this, so nothing in the plan is for it: say it in other words',
  taken_out: () => 'you took it out',
  asked_both: () => 'you asked for it and asked to leave it out',
  tell: ({ whom, names }) => TELL[whom](names),
  listed: ({ where }) => LISTED[where],
  school_must_see: () => 'the plan cannot settle this: keep it on your own list',
  barred: ({ what }) => barredOf(what).why,
  entrance_prices: ({ places, trip_cents }) =>
    `${pricesInWords(places)}the whole trip about ${formatRand(trip_cents)} a learner; each place must confirm its price`,
  free_adults: ({ places }) =>
    `by our list ${listOf(places.map(({ name, learners }) => `${name} lets one adult in free with ${learners} learners`))}; ask the other places`,
  road_to: ({ name, road_km, drive_minutes }) =>
    `${name} is ${road_km} km by road, ${minutesInWords(drive_minutes)} each way, from where you start or sleep`,
  which_place: () => 'tell us which place you mean, and we say how far it is',
  seats_needed: ({ people, wheelchairs, seats }) =>
    [
      `you are ${people} people and each needs a seat`,
      ...(wheelchairs > 0 ? [`${wheelchairs} of them a place for a wheelchair`] : []),
      seats === null ? 'count the seats of your own vehicles' : `the vehicles in the price have ${seats} seats`,
    ].join('; '),
  wheelchair_at: ({ open, partly, closed }) =>
    [
      ...(open.length > 0 ? [`open to wheelchairs by our list: ${listOf(open)}`] : []),
      ...(partly.length > 0 ? [`only in part: ${listOf(partly)}`] : []),
      ...(closed.length > 0 ? [`not: ${listOf(closed)}`] : []),
      'ask each place about its paths and toilets, and the bus company about a lift or ramp',
    ].join('; '),
  health_risks: ({ malaria, unsafe_water }) =>
    `by our list there is ${malaria ? '' : 'no '}malaria at these places at this time of the year, and ${unsafe_water ? 'their water may carry bilharzia' : 'no bilharzia'}; ask a clinic before the trip`,
  asked_and_planned: ({ asked, planned, over_cents = null }) =>
    [
      planned === asked
        ? `${over_cents === null ? 'yes: all' : 'all'} that you want to see and do has a place in the plan`
        : `not all: ${planned} of the ${asked} things that you want to see and do have a place in the plan`,
      ...(over_cents === null ? [] : [`it costs about ${formatRandUp(over_cents)} a learner more than you have`]),
    ].join('; but '),
  opening_hours: ({ name, date, opens, closes, is_open }) =>
    is_open
      ? `by our list ${name} is open on ${weekday(date)} ${formatDay(date)}, ${opens} to ${closes}; ask before you book`
      : `by our list ${name} is closed on ${weekday(date)} ${formatDay(date)}; ask before you book`,
  at_visits: ({ places }) => `done during the visits (${listOf(places)}): bring what it needs`,
  avoid_there: ({ places }) => `${listOf(places)} may have it too: keep the group away from that part`,
  suits_grades: ({ places }) =>
    `by our list ${listOf(places.map(({ name, grade_min, grade_max }) => `${name} suits ${gradesName(grade_min, grade_max)}`))}; ask for its own age limit`,
  at_a_time: ({ people, places }) =>
    `by our list ${listOf(places.map(({ name, at_a_time }) => `${name} takes ${at_a_time} people at a time`))}; you are ${people}`,
  papers_at: ({ places }) =>
    `by our list ${listOf(places.map(({ name, papers }) => `${name} asks for ${listOf(papers.map(paperName))}`))}; ask each place for the rest`,
  road_at: ({ name, gravel_km, low_bridge, no_coach }) =>
    `by our list ${[
      gravel_km > 0
        ? `about ${gravel_km} km of the way to ${name} is gravel`
        : `the way to ${name} is no ordinary road`,
      ...(low_bridge ? ['a bridge or drift on it floods after rain'] : []),
      ...(no_coach ? ['no coach gets all the way'] : []),
    ].join('; ')}; ask about its state before you go`,
  compared: ({ places }) =>
    `the nearest is ${places[0]?.name}: ${listOf(
      places.map(
        ({ name, road_km, drive_minutes, rand }) =>
          `${name} ${road_km} km by road, ${minutesInWords(drive_minutes)} each way, ${rand === 0 ? 'no entrance fee' : `R${rand} a learner`}`,
      ),
    )}`,
  ask: ({ whom, name }) => `we cannot know this: ask ${INFORMANTS[whom](name)}`,
}
export const reasonInWords = ({ code, params }: Reason): string =>
  (WORDS[code] as (params: ReasonParams[ReasonCode]) => string)(params)
