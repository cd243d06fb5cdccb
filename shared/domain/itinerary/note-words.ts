import { formatDay, formatRange } from '../calendar.ts'
import { offerOf } from '../catalogue/offers.ts'
import { formatCents, formatRandUp } from '../money.ts'
import { joinLead } from '../text-with-lead.ts'
import {
  type AreaName,
  inOrder,
  leadOfNote,
  type NamedFact,
  type NearestPlace,
  type Note,
  type NoteCode,
  type NoteParams,
  type Saving,
  type SavingPart,
} from './notes.ts'
import { subjectOfPhaseInWords } from './subject-words.ts'
import { capital, daysWord, gradesName, hoursInWords, listOf } from './words.ts'

const namesOf = (facts: readonly NamedFact[]): string => listOf(facts.map(({ name }) => name))
/** "the Drakensberg", "Durban". */
export const areaInWords = ({ name, article }: AreaName): string => (article ? `${article} ${name}` : name)
const bringsDown = (change: string, cents: number): string =>
  `${change} would bring it down to about ${formatRandUp(cents)} a learner.`

const REASON_OF_DATES = {
  term: 'in term and outside exam weeks',
  opening: 'when what you asked for can be visited',
}
const whyTheseDates = ({ by, late }: NoteParams['dates_backwards']): string =>
  `${REASON_OF_DATES[by ?? 'term']}${late ? '' : ', with time for approval and payments'}`

function savingInWords(part: SavingPart): string {
  switch (part.code) {
    case 'free_adults':
      return `stays and places let ${part.adults === 1 ? 'one adult' : `${part.adults} adults`} in free, one for ${part.learners_per_adult} learners, which is usual and must be asked for`
    case 'free_place':
      return `a free place instead of ${part.place.name}, which nobody asked for`
    case 'own_transfer':
      return 'families bring the learners to the airport and fetch them there'
    case 'adults_apart':
      return 'the school or the adults pay for their own beds and entrances'
  }
}

/** What a plan makes of a contradiction. */
const KEPT: Partial<Record<NoteParams['contradiction']['code'], string>> = {
  past_date: ' These dates are past: we kept them, please choose new ones before you book.',
  too_many_provinces: ' This is a plan for one of the provinces.',
}

function nearestInWords({ name, road_km, area, at_a_time }: NearestPlace): string {
  const away = road_km === null ? '' : `, about ${road_km} km from ${areaInWords(area)}`
  const queue = at_a_time === null ? '' : ` and open to ${at_a_time} people at a time`
  return `the nearest place that does is ${name}${away}${queue}`
}
const leftInWords = (days: number): string =>
  days === 0 ? 'the trip is today' : days === 1 ? 'only one day is left' : `only ${days} days are left`

const SAVINGS: Record<Saving, string> = {
  no_guide: 'left out the tour guide',
  cheaper_choices: 'preferred places and beds that cost less',
  cheapest_choices: 'chose free or cheap places and beds',
  one_visit_a_day: 'kept to one visit a day',
  two_visits_a_day: 'kept to two visits a day at most',
  low_rates: 'reckoned with the low end of the usual prices for transport and meals',
}
const AREA_LEFT_OUT: Record<NoteParams['area_left_out']['why'], string> = {
  no_place: 'we know no place there that suits this group',
  no_room: 'what the plan has lies elsewhere',
  no_room_beside_others: 'the days went to the other stops',
}
const OUTING: Record<NoteParams['farthest_outing']['why'], string> = {
  fresh: ', first of the full days there, while everybody is fresh.',
  tired: ', last of the full days there, as nobody should be driven far again on the morning after a long way.',
  young: ', last of the full days there, when learners of this age know the bus and the beds.',
  no_better_day:
    ': the days on which places are open, and the lighter days between full ones, leave no better one for it.',
}

const NO_VISIT: Record<NoteParams['day_without_visit']['why'], string> = {
  long_drive: 'it is a day on the road',
  flights: 'the flights and the way to them take it',
  nothing_open: 'nothing that fits is open within reach',
}
const NO_FLIGHT: Record<NoteParams['flights_left_out']['why'], string> = {
  day_trip: 'since a flight leaves no time for a trip of one day',
  near: 'which is near enough to drive',
  no_flight: 'since we know no flight that suits this trip',
}
/** "about 90 km one way", "about 90 km and 2 h one way". */
const saidInWords = ({ km, minutes }: NoteParams['said_drive']): string =>
  `about ${[...(km === null ? [] : [`${km} km`]), ...(minutes === null ? [] : [hoursInWords(minutes)])].join(' and ')} one way`
/** "; we reckon 104 km by the N2", with the time where the idea gives one. */
const oursInWords = ({ km, minutes, road_km, road_minutes, by }: NoteParams['said_drive']): string => {
  const figures = [
    ...(km === null ? [] : [`${road_km} km`]),
    ...(minutes === null ? [] : [hoursInWords(road_minutes ?? 0)]),
  ]
  return `; we reckon ${figures.join(' and ')}${by.length > 0 ? ` by ${listOf(by.map((number) => `the ${number}`))}` : ''}`
}
const SAID_DRIVE: Record<NoteParams['said_drive']['kept'], (params: NoteParams['said_drive']) => string> = {
  ours: (params) => `${oursInWords(params)}. The plan has our time, which is the longer.`,
  yours: (params) => `${oursInWords(params)}. The drives from and to home have the longer time, yours.`,
  unlikely: (params) =>
    `${oursInWords(params)}. The two are too far apart, so the plan has our time: check where the trip begins and where it goes.`,
  unplaced: ({ area }) => `: ${areaInWords(area)} is wide, so each drive has its own time by road.`,
}
const flightsInWords = ({ from, to, via }: NoteParams['flights_as_asked']): string =>
  `from ${from} to ${to} and back${via ? `, changing planes at ${via}` : ''}. The times of the flights are estimates, to be matched with the airline’s timetable before you book.`

const WHY_IT_STANDS: Record<NoteParams['fleet_stands']['why'], string> = {
  dearer: 'two more journeys and local vehicles would cost as much or nearly',
  driver: 'one driver cannot go home and come back within a driver’s day',
  several_stays: 'the group sleeps at more than one stay',
  no_local_hire: 'vehicles for the days between are not to be had near the stay',
}
/** The sentence for each note, without its lead. */
const WORDS: { [Code in NoteCode]: (params: NoteParams[Code]) => string } = {
  contradiction: ({ code, message }) => `${message}${KEPT[code] ?? ''}`,
  one_day_only: ({ days }) =>
    `You asked for ${days} days and for no nights away; both cannot be: this is a plan for one day.`,
  trip_too_long: ({ days, planned }) =>
    `${days} days is longer than we can plan: this is a plan for the first ${planned} days.`,
  day_trip_of_days: ({ days, planned }) =>
    `You call it a day trip and ask for ${days} days: we planned ${planned} days.`,
  camp_without_night: () => 'You ask for one day and for an overnight camp: we planned one day without a night.',
  dates_turned_round: ({ start, end }) =>
    `The trip ends before it starts: we turned the two dates round, ${formatRange(start, end)}.`,
  dates_past: ({ start, end }) =>
    `The dates you gave, ${formatRange(start, end)}, are past: we kept them, please choose new ones before you book.`,
  too_few_beds: ({ beds, people, town }) =>
    `We know only ${beds} beds around ${town} for ${people} people: the rest must be found, or the group must travel in two parts.`,
  planned_elsewhere: ({ asked, city, from }) =>
    `Nothing nearer that suits this group can be reached around ${asked}: no place there is in the plan, which is made in ${city} instead. The way from ${from} to ${city} and back is not in the plan or its price.`,
  starts_elsewhere: ({ from, start, road_km, flies, is_airport }) => {
    const why = flies
      ? `You fly from ${from}`
      : `${from} is about ${road_km} km from ${start}, more than this group should drive in a day`
    return is_airport
      ? `${why}: the plan begins and ends at ${start}, and the flights are not in the price.`
      : `${why}: the plan begins and ends in ${start}, and the way there and back is not in the plan or its price.`
  },
  flights_as_asked: (by) => `You fly: ${flightsInWords(by)}`,
  flights_chosen: ({ home, area, drive_hours, ...by }) =>
    `You did not say that you fly; the drive from ${home} to ${area} would take about ${drive_hours} hours, more than this group should drive in a day. The plan flies: ${flightsInWords(by)}`,
  flights_left_out: ({ home, area, why }) =>
    `You wrote that you fly: the plan goes from ${home} to ${area} by road, ${NO_FLIGHT[why]}.`,
  tickets_in_hand: () => 'You have your tickets: no flight is charged.',
  flights_apart: () => 'You pay for the flights apart from your budget: they are not in the price.',
  over_budget: ({ budget_cents, days, price_cents }) =>
    `The lowest price that we reach for ${daysWord(days)} with this group is ${formatRandUp(price_cents)} a learner, over your budget of ${formatCents(budget_cents)}.`,
  savings_together: ({ budget_cents, parts, left_cents }) => {
    const reached = left_cents <= budget_cents
    const each = parts.map((part) => `${savingInWords(part)} (${formatCents(part.cents)} less)`).join('; ')
    return `${parts.length > 1 ? 'Together these' : 'This'} would bring it down to ${formatCents(left_cents)} a learner, ${reached ? 'within the budget' : 'not yet the budget'}: ${each}.`
  },
  raise_money: ({ cents, group_cents, months, month_cents }) =>
    `That leaves ${formatRandUp(cents)} a learner to raise, ${formatRandUp(group_cents)} for the group: ${months === 1 ? 'within the weeks before the trip' : `${formatRandUp(month_cents)} a learner in each of the ${months} months until the trip`}, or from a sponsor.`,
  cheaper_with_own_bus: ({ price_cents, fuel_cents }) =>
    bringsDown(
      `If the school has a bus or can borrow one, going by it, with about ${formatRandUp(fuel_cents)} of fuel for the group,`,
      price_cents,
    ),
  cheaper_with_fewer_days: ({ days, instead_of, price_cents }) =>
    bringsDown(`${capital(daysWord(days))} instead of ${daysWord(instead_of)}`, price_cents),

  place_left_out: ({ place, why, grade_min, grade_max }) => {
    const reasons = {
      grades: `it suits ${gradesName(grade_min, grade_max)}`,
      unsuitable: 'it does not fit the needs, the size of the group or the season',
      no_room: 'it is closed on these days or does not fit into them',
    }
    return `${place.name} is not in the plan: ${reasons[why]}.`
  },
  subject_left_out: ({ subject, nearest }) =>
    `no visit in the plan teaches ${subject}${nearest ? `: ${nearestInWords(nearest)}` : ', and we know no place near that does'}; plan a lesson around the visits, or tell us of a place.`,
  theme_left_out: ({ theme }) => `no visit in the plan is for ${theme}.`,
  offer_left_out: ({ offer, nearest }) =>
    `you wrote of ${offerOf(offer).name}; no visit in the plan offers it${nearest ? `: ${nearestInWords(nearest)}` : ', and we know no place near that does'}.`,
  area_left_out: ({ area, why }) => `the plan does not come to ${areaInWords(area)}: ${AREA_LEFT_OUT[why]}.`,
  few_near: ({ km, area }) =>
    `fewer than half of the places are within ${km} km of ${areaInWords(area)}: nothing nearer that fits is in our catalogue.`,
  few_there: ({ there, visits, area }) =>
    `only ${there} of ${visits} places are in or around ${areaInWords(area)}: nothing nearer that fits is in our catalogue.`,
  day_without_visit: ({ day, why }) => `Day ${day} has no visit: ${NO_VISIT[why]}.`,

  grades_from_ages: ({ grade_min, grade_max }) =>
    `You gave ages and no grade: we planned for ${gradesName(grade_min, grade_max)}.`,
  grades_likely: ({ grade_min, grade_max, of }) =>
    `You wrote of ${of === 'teams' ? 'teams by age' : 'a primary school'} and named no grade: we planned for ${gradesName(grade_min, grade_max)}.`,
  grade_default: ({ grade }) =>
    `You did not name the grade: we planned for ${gradesName(grade, grade)}; another grade may change places and adults needed.`,
  subject_of_phase: subjectOfPhaseInWords,
  group_default: ({ students, teachers, words }) =>
    `${words ? `We are not sure how many “${words}” are` : 'You gave no group size'}: we planned for ${students} learners and ${teachers} adults.`,
  teachers_default: ({ teachers, learners_per_adult, near_water }) =>
    `You gave no number of teachers: we planned for ${teachers} adults, one for every ${learners_per_adult} learners${near_water ? ', as is advised near water' : ''}.`,
  few_adults: ({ students, teachers, learners_per_adult, recommended }) =>
    `${teachers} ${teachers === 1 ? 'adult' : 'adults'} for ${students} learners is fewer than one for every ${learners_per_adult}; we recommend ${recommended}.`,
  unknown_place: ({ name, planned_in, by }) =>
    by === 'province'
      ? `We do not know a place called ${name}: we planned in ${planned_in}.`
      : `We do not know a place called ${name}: we planned around ${planned_in}; tell us the nearest town.`,
  place_default: ({ area, is_origin }) =>
    `You named no place: we planned around ${area}${is_origin ? ', where you leave from' : ''}.`,
  unknown_origin: ({ name, start }) =>
    `We do not know ${name}, where you leave from: the plan and its price begin and end in ${start}.`,
  origin_default: ({ start }) =>
    `You did not say where you leave from: the plan and its price begin and end in ${start}.`,
  several_schools: ({ name, towns, start }) =>
    `We know several schools called ${name}${towns.length > 0 ? ` (${towns.join('; ')})` : ''}: tell us the town or the province of yours. The plan and its price begin and end in ${start}.`,
  budget_default: ({ words }) =>
    `${words ? `You wrote “${words}” and no amount for the trip` : 'You gave no budget'}: we chose good value and show the price per learner as an estimate.`,
  budget_for_each: ({ cents }) => `We read your budget of ${formatCents(cents)} as an amount for each learner.`,
  length_default: ({ days }) => `You did not say how long: we planned ${days === 1 ? 'a day trip' : `${days} days`}.`,
  dates_default: ({ start, end, words, ...why }) =>
    `${words ? `You wrote “${words}” and no date that we could read` : 'You gave no dates'}: we chose ${formatRange(start, end)}, ${whyTheseDates({ start, end, ...why })}.`,
  dates_backwards: (chosen) =>
    `Your dates end before they start: we chose ${formatRange(chosen.start, chosen.end)}, ${whyTheseDates(chosen)}.`,
  dates_in_window: ({ window, start, end }) =>
    `You gave no exact dates, only ${window}: we chose ${formatRange(start, end)}.`,
  hours_not_kept: ({ not_before, back_by, begins, ends }) => {
    const asked = [
      ...(not_before === null ? [] : [`not before ${not_before}`]),
      ...(back_by === null ? [] : [`back by ${back_by}`]),
    ].join(', ')
    return `You asked for hours that leave no time for lunch, a visit and the way there (${asked}): this plan begins at ${begins} and is back at ${ends}.`
  },
  said_drive: (params) => `You wrote ${saidInWords(params)}${SAID_DRIVE[params.kept](params)}`,
  farthest_stay: ({ start, stay, comes, ends_at_home }) => {
    const reasons = {
      first: `come first: the long road while everybody is fresh, and every night after it nearer ${ends_at_home ? 'home' : start}`,
      last: 'come last: that way round the days came out best',
      middle: 'lie in the middle of the round: any order with them first or last drives farther',
    }
    return `The beds farthest from ${start}, at ${stay.name}, ${reasons[comes]}.`
  },
  farthest_outing: ({ place, road_km, day, why }) =>
    `The farthest outing, to ${place.name} (about ${road_km} km from the beds), is on day ${day}${OUTING[why]}`,
  savings: ({ made }) =>
    `To keep the price down we ${listOf(made.map((one) => SAVINGS[one]))}${made.includes('low_rates') ? ': ask for at least three quotes' : ''}.`,
  signature_over_budget: ({ cents, budget_cents }) =>
    `Signature costs ${formatRandUp(cents)} a learner more than the budget of ${formatCents(budget_cents)}: choose Classic or Saver to pay less.`,

  short_notice: ({ days_left, lead_days }) =>
    `${leftInWords(days_left)} and approval usually takes about ${lead_days} days: speak to the district now or choose a later date.`,
  public_holiday: ({ date, name }) =>
    `${formatDay(date)} is a public holiday (${name}): confirm that the places are open.`,
  takes_turns: ({ people, places }) =>
    `The group of ${people} is split and takes turns at ${listOf(places.map(({ name, at_a_time }) => `${name} (${at_a_time} at a time)`))}.`,
  stays_split: ({ people, stays }) =>
    `No single stay has ${people} beds: the group is split over ${listOf(stays.map(({ name, beds }) => `${name} (${beds} beds)`))}, with adults in each.`,
  wheelchair_unconfirmed: () =>
    'Wheelchair: no place in the plan is closed to wheelchairs, yet paths, toilets, rooms and a bus with a lift or ramp must be confirmed when you book.',
  food_unconfirmed: ({ needs, from_home }) =>
    from_home
      ? `Food: ${listOf(needs)} noted; every meal comes from home.`
      : `Food: ${listOf(needs)} noted for every meal; kitchens have not confirmed it yet.`,
  no_water_activity: () => 'No swimming: the plan has no water activity.',
  some_ashore: ({ people }) =>
    `${people} ${people === 1 ? 'person does' : 'people do'} not swim: wherever the others go into or onto water, they have a task of their own; for the others nothing changes.`,
  own_transport: ({ seats, people }) =>
    `You travel with your own transport: no coach is charged.${
      seats === undefined || people === undefined
        ? ''
        : ` You gave ${seats} seats for ${people} people: ${people - seats} more need a seat.`
    }`,
  under_budget: ({ cents, budget_cents }) =>
    `The price is ${formatCents(cents)} a learner under your budget of ${formatCents(budget_cents)}.`,
  fleet_half_day: ({ saves_cents }) =>
    `The vehicle is hired for half a day${saves_cents > 0 ? `, about ${formatRandUp(saves_cents)} less for the group than a whole day` : ''}: ask whether the company offers it.`,
  fleet_taxi: ({ saves_cents }) =>
    `For so short a way a minibus taxi is reckoned with, about ${formatRandUp(saves_cents)} less for the group than a minibus: only with an operating licence, a driver with a professional driving permit and a seat belt for everybody.`,
  fleet_drop_and_fetch: ({ saves_cents, local_days }) =>
    `The coach brings the group, goes home empty and fetches it on the last day, about ${formatRandUp(saves_cents)} less for the group than a coach that waits: ${local_days.length > 0 ? `on day ${listOf(local_days.map(String))} a local vehicle is hired` : 'no vehicle is needed between'}. Agree with the stay who drives in an emergency.`,
  fleet_stands: ({ days, why }) =>
    `The coach hardly drives on day ${listOf(days.map(String))} and still stays with the group: ${WHY_IT_STANDS[why]}.`,
  prices_estimated: () =>
    'All prices are estimates for planning until an operator, the stay and the places confirm them.',
  fares_estimated: ({ low_cents, high_cents }) =>
    `The flights there and back cost about ${formatRandUp(low_cents)} to ${formatRandUp(high_cents)} a person, by airline and by how early they are booked: ask for a group fare.`,
  adults_in_price: () =>
    'What the adults cost is carried by the learners’ price: free places for teachers are counted only where a place or stay is known to give them. Ask for them; one for every 15 learners is usual.',
  prices_unsure: ({ places }) => `Entrance prices we are least sure of: ${namesOf(places)}.`,
  adult_price_for_older: ({ places }) =>
    `At ${namesOf(places)} learners of 12 and older often pay the adult price: ask for the school-group rate.`,
}

/** The one place that turns a note into English. */
export function noteInWords<Code extends NoteCode>({ code, params }: { code: Code; params: NoteParams[Code] }): string {
  return joinLead({ lead: leadOfNote({ code }), rest: WORDS[code](params) })
}
/** The notes of a plan in their order and, at the same index, their words; no sentence is said twice. */
export function notesInWords(notes: readonly Note[]): { notes: Note[]; texts: string[] } {
  const byText = new Map(inOrder(notes).map((note) => [noteInWords(note), note]))
  return { notes: [...byText.values()], texts: [...byText.keys()] }
}
