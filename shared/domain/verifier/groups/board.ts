import type { FoodArrangement } from '../../idea/requests/request.ts'
import type { MealCode } from '../../itinerary/itinerary.ts'
import type { PlanUnderTest, TimedDay } from '../derived/plan-under-test.ts'
import { counted, fail, failIfAny, type Finding, moot, pass, type Rule } from '../finding.ts'

const eats = ({ meal_codes = [] }: TimedDay, ...meals: MealCode[]) => meal_codes.some((meal) => meals.includes(meal))

const LUNCH_IN_PRICE: readonly FoodArrangement[] = ['lunch_included', 'all_meals']

function lunchEachDay({ days }: PlanUnderTest): Finding {
  const hungry = days.flatMap((day) => {
    if (!eats(day, 'packed_lunch', 'lunch_from_home')) return [`day ${day.day} names no lunch`]
    const sitting = day.steps.find(({ kind, role }) => kind === 'meal' && role === 'lunch')
    if (!sitting) return [`day ${day.day} leaves no time for lunch`]
    return sitting.from < 10 * 60 || sitting.from > 15 * 60 ? [`day ${day.day} has lunch at ${sitting.start}`] : []
  })
  return failIfAny(hungry, `Lunch on ${counted(days.length, 'day')}.`)
}
/** A lunch that must be in the price comes from no home. */
function lunchBought({ days, idea, itinerary }: PlanUnderTest): Finding {
  const isAsked = idea.requests.some(
    (one) =>
      one.kind === 'condition' &&
      one.force === 'must' &&
      one.condition.code === 'food' &&
      LUNCH_IN_PRICE.includes(one.condition.what),
  )
  if (!isAsked) return moot('Nobody asked for lunch in the price.')
  const isPriced = itinerary.cost_details.some(({ code }) => code === 'packed_lunch')
  const fromHome = days.filter((day) => eats(day, 'lunch_from_home')).map(({ day }) => `day ${day} has lunch from home`)
  const missing = isPriced || days.length > 1 ? [] : ['no lunch is in the price']
  return failIfAny([...fromHome, ...missing], 'Lunch is in the price on every day, as asked.')
}
const dinnerEachNight = ({ nights }: PlanUnderTest): Finding =>
  failIfAny(
    nights.filter(({ day }) => !eats(day, 'dinner')).map(({ day }) => `no dinner before the night of day ${day.day}`),
    nights.length === 0 ? 'A day trip needs no dinner.' : `Dinner on ${counted(nights.length, 'night')}.`,
  )
const breakfastAfter = ({ days }: PlanUnderTest): Finding =>
  failIfAny(
    days
      .slice(1)
      .filter((day) => !eats(day, 'breakfast'))
      .map(({ day }) => `no breakfast on day ${day}`),
    days.length === 1 ? 'A day trip needs no breakfast.' : `Breakfast after ${counted(days.length - 1, 'night')}.`,
  )

function staysRight({ days }: PlanUnderTest): Finding {
  const wrong = days.flatMap((day, index) => {
    const last = index === days.length - 1
    if (last)
      return day.stay_id !== null || day.accommodation !== null
        ? [`the last day still has a bed at ${day.accommodation ?? day.stay_id}`]
        : []
    return day.stay_id === null || !day.accommodation?.trim() ? [`nowhere to sleep after day ${day.day}`] : []
  })
  return failIfAny(
    wrong,
    days.length === 1 ? 'Home for the night.' : `A bed on each of ${counted(days.length - 1, 'night')}.`,
  )
}
function checkInEachStay({ nights }: PlanUnderTest): Finding {
  const missing = nights.filter(({ day }, index) => {
    const sameAsBefore = index > 0 && nights[index - 1]!.day.stay_id === day.stay_id
    return (
      day.stay_id !== null &&
      !sameAsBefore &&
      !day.steps.some(({ kind, place_id }) => kind === 'check_in' && place_id === day.stay_id)
    )
  })
  if (nights.length === 0) return pass('A day trip needs no check-in.')
  return missing.length > 0
    ? fail(`No time to check in at ${missing.map(({ day }) => day.accommodation).join(', ')}.`)
    : pass('There is time to check in.')
}

export const BOARD_RULES: readonly Rule[] = [
  { id: 'lunch_each_day', label: 'Lunch on every day', otherwise: 'A day is without lunch', run: lunchEachDay },
  {
    id: 'lunch_bought',
    label: 'Lunch is in the price where that was asked for',
    otherwise: 'A lunch that was asked for is not in the price',
    run: lunchBought,
  },
  {
    id: 'dinner_each_night',
    label: 'Dinner before every night',
    otherwise: 'A night is without dinner',
    run: dinnerEachNight,
  },
  {
    id: 'breakfast_after',
    label: 'Breakfast after every night',
    otherwise: 'A morning is without breakfast',
    run: breakfastAfter,
  },
  {
    id: 'stays_right',
    label: 'A stay for each night but the last day',
    otherwise: 'A night lacks its stay',
    run: staysRight,
  },
  { id: 'check_in_each_stay', label: 'Time to check in', otherwise: 'No time to check in', run: checkInEachStay },
]
