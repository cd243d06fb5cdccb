import type { Corruption } from './corruption.ts'
import { LEARNING_CORRUPTIONS, MONEY_CORRUPTIONS } from './money-and-learning.ts'
import { BOARD_CORRUPTIONS, PEOPLE_CORRUPTIONS, PLACE_CORRUPTIONS } from './people-and-place.ts'
import { ROAD_CORRUPTIONS, TIME_CORRUPTIONS } from './time-and-road.ts'
import { HONESTY_CORRUPTIONS, KINDNESS_CORRUPTIONS, NEED_CORRUPTIONS, PAPER_CORRUPTIONS, TEXT_CORRUPTIONS } from './words-and-kindness.ts'

/** At least one way to spoil a plan for every check, so that none can pass by looking away. */
export const CORRUPTIONS: readonly Corruption[] = [
  ...TIME_CORRUPTIONS, ...ROAD_CORRUPTIONS, ...PEOPLE_CORRUPTIONS, ...BOARD_CORRUPTIONS, ...PLACE_CORRUPTIONS, ...MONEY_CORRUPTIONS,
  ...LEARNING_CORRUPTIONS, ...NEED_CORRUPTIONS, ...PAPER_CORRUPTIONS, ...HONESTY_CORRUPTIONS, ...TEXT_CORRUPTIONS, ...KINDNESS_CORRUPTIONS,
]
