import type { Facts } from '../catalogue/facts.ts'
import type { Idea } from '../idea/idea.ts'
import type { Check, Itinerary } from '../itinerary/itinerary.ts'
import type { Rule } from './finding.ts'
import { ASKED_RULES } from './groups/asked.ts'
import { BOARD_RULES } from './groups/board.ts'
import { BUDGET_RULES } from './groups/budget.ts'
import { DAY_ORDER_RULES } from './groups/day-order.ts'
import { DAY_RULES } from './groups/days.ts'
import { DEPTH_RULES } from './groups/depth.ts'
import { FLEET_RULES } from './groups/fleet.ts'
import { FLIGHT_RULES } from './groups/flights.ts'
import { HONESTY_RULES } from './groups/honesty.ts'
import { KINDNESS_RULES } from './groups/kindness.ts'
import { LEARNING_RULES } from './groups/learning.ts'
import { SCHOOL_SUBJECT_RULES } from './groups/school-subjects.ts'
import { MONEY_RULES } from './groups/money.ts'
import { NEED_RULES } from './groups/needs.ts'
import { ORDER_RULES } from './groups/order.ts'
import { OTHER_LANGUAGE_RULES } from './groups/other-language.ts'
import { PAPER_RULES } from './groups/paper.ts'
import { PEOPLE_RULES } from './groups/people.ts'
import { PLACE_RULES } from './groups/place.ts'
import { PROGRAMME_RULES } from './groups/programmes.ts'
import { ROAD_RULES } from './groups/road.ts'
import { ROAD_WORD_RULES } from './groups/road-words.ts'
import { SAID_DRIVE_RULES } from './groups/said-drive.ts'
import { SAVING_RULES } from './groups/savings.ts'
import { SCHEDULE_RULES } from './groups/schedule.ts'
import { SLOT_RULES } from './groups/slots.ts'
import { TEXT_RULES } from './groups/text.ts'
import { THERE_AND_BACK_RULES } from './groups/there-and-back.ts'
import { TOLL_RULES } from './groups/tolls.ts'
import { TOPIC_RULES } from './groups/topics.ts'
import { type Context, planUnderTest } from './derived/plan-under-test.ts'

/** All checks, in the order in which a reader would ask about them. */
export const RULES: readonly Rule[] = [
  ...DAY_RULES,
  ...SCHEDULE_RULES,
  ...SLOT_RULES,
  ...ROAD_RULES,
  ...ROAD_WORD_RULES,
  ...SAID_DRIVE_RULES,
  ...FLIGHT_RULES,
  ...THERE_AND_BACK_RULES,
  ...ORDER_RULES,
  ...DAY_ORDER_RULES,
  ...DEPTH_RULES,
  ...PEOPLE_RULES,
  ...BOARD_RULES,
  ...PLACE_RULES,
  ...MONEY_RULES,
  ...FLEET_RULES,
  ...TOLL_RULES,
  ...BUDGET_RULES,
  ...SAVING_RULES,
  ...LEARNING_RULES,
  ...SCHOOL_SUBJECT_RULES,
  ...TOPIC_RULES,
  ...NEED_RULES,
  ...PAPER_RULES,
  ...HONESTY_RULES,
  ...ASKED_RULES,
  ...TEXT_RULES,
  ...OTHER_LANGUAGE_RULES,
  ...KINDNESS_RULES,
  ...PROGRAMME_RULES,
]
const ORDER: Record<Check['status'], number> = { fail: 0, warn: 1, pass: 2 }

/**
 * Checks a plan as it is shown, with one finding for each check: faults first, then warnings, then passed checks.
 * Uses no code of the planner or of the parser.
 */
export function verify(itinerary: Itinerary, idea: Idea, facts: Facts, context: Context): Check[] {
  const plan = planUnderTest(itinerary, idea, facts, context)
  return RULES.map(({ id, label, otherwise, run }): Check => {
    const finding = run(plan)
    return { id, label: finding.status === 'pass' ? label : otherwise, ...finding }
  }).toSorted((a, b) => ORDER[a.status] - ORDER[b.status])
}
