import type { Corruption } from './corruption.ts'
import { HONESTY_CORRUPTIONS, KINDNESS_CORRUPTIONS, TEXT_CORRUPTIONS } from './honesty-and-kindness.ts'
import { LEARNING_CORRUPTIONS, MONEY_CORRUPTIONS } from './money-and-learning.ts'
import { NEED_CORRUPTIONS, PAPER_CORRUPTIONS } from './needs-and-paper.ts'
import { BOARD_CORRUPTIONS, PEOPLE_CORRUPTIONS } from './people-and-board.ts'
import { PLACE_CORRUPTIONS } from './place.ts'
import { ROAD_CORRUPTIONS } from './road.ts'
import { ORDER_CORRUPTIONS, THERE_AND_BACK_CORRUPTIONS } from './there-and-back.ts'
import { TIME_CORRUPTIONS } from './time.ts'

/** At least one way to spoil a plan for every check, so that none can pass by looking away. */
export const CORRUPTIONS: readonly Corruption[] = [
  ...TIME_CORRUPTIONS,
  ...ROAD_CORRUPTIONS,
  ...THERE_AND_BACK_CORRUPTIONS,
  ...ORDER_CORRUPTIONS,
  ...PEOPLE_CORRUPTIONS,
  ...BOARD_CORRUPTIONS,
  ...PLACE_CORRUPTIONS,
  ...MONEY_CORRUPTIONS,
  ...LEARNING_CORRUPTIONS,
  ...NEED_CORRUPTIONS,
  ...PAPER_CORRUPTIONS,
  ...HONESTY_CORRUPTIONS,
  ...TEXT_CORRUPTIONS,
  ...KINDNESS_CORRUPTIONS,
]
