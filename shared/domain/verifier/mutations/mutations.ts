import type { Mutation } from './mutation.ts'
import { ARRANGED_MUTATIONS } from './arranged.ts'
import { ASKED_MUTATIONS } from './asked.ts'
import { OWN_NOUN_MUTATIONS } from './own-nouns.ts'
import { READ_AGAIN_MUTATIONS } from './read-again.ts'
import { REASON_MUTATIONS } from './reasons.ts'
import { STATEMENT_MUTATIONS } from './statements.ts'
import { DEPTH_MUTATIONS } from './depth.ts'
import { FLEET_MUTATIONS } from './fleet.ts'
import { FLIGHT_MUTATIONS } from './flights.ts'
import { HONESTY_MUTATIONS, KINDNESS_MUTATIONS, TEXT_MUTATIONS } from './honesty-and-kindness.ts'
import { LEARNING_MUTATIONS, MONEY_MUTATIONS } from './money-and-learning.ts'
import { NEED_MUTATIONS, PAPER_MUTATIONS } from './needs-and-paper.ts'
import { BOARD_MUTATIONS, PEOPLE_MUTATIONS } from './people-and-board.ts'
import { OTHER_LANGUAGE_MUTATIONS } from './other-language.ts'
import { PLACE_MUTATIONS } from './place.ts'
import { PROGRAMME_MUTATIONS } from './programmes.ts'
import { ROAD_MUTATIONS } from './road.ts'
import { ROAD_WORD_MUTATIONS } from './road-words.ts'
import { SAID_DRIVE_MUTATIONS } from './said-drive.ts'
import { ORDER_MUTATIONS, THERE_AND_BACK_MUTATIONS } from './there-and-back.ts'
import { SAVING_MUTATIONS } from './savings.ts'
import { SCHOOL_SUBJECT_MUTATIONS } from './school-subjects.ts'
import { DATE_MUTATIONS } from './dates.ts'
import { SCHEDULE_MUTATIONS } from './schedule.ts'
import { SLOT_MUTATIONS } from './slots.ts'
import { TOLL_MUTATIONS } from './tolls.ts'
import { TOPIC_MUTATIONS } from './topics.ts'
import { WITHIN_MUTATIONS } from './within.ts'

/** At least one mutation for every check, which proves that each check can fail. */
export const MUTATIONS: readonly Mutation[] = [
  ...DATE_MUTATIONS,
  ...SCHEDULE_MUTATIONS,
  ...SLOT_MUTATIONS,
  ...DEPTH_MUTATIONS,
  ...ROAD_MUTATIONS,
  ...ROAD_WORD_MUTATIONS,
  ...SAID_DRIVE_MUTATIONS,
  ...THERE_AND_BACK_MUTATIONS,
  ...ORDER_MUTATIONS,
  ...FLIGHT_MUTATIONS,
  ...PEOPLE_MUTATIONS,
  ...BOARD_MUTATIONS,
  ...PLACE_MUTATIONS,
  ...MONEY_MUTATIONS,
  ...FLEET_MUTATIONS,
  ...TOLL_MUTATIONS,
  ...SAVING_MUTATIONS,
  ...LEARNING_MUTATIONS,
  ...SCHOOL_SUBJECT_MUTATIONS,
  ...TOPIC_MUTATIONS,
  ...NEED_MUTATIONS,
  ...PAPER_MUTATIONS,
  ...HONESTY_MUTATIONS,
  ...ASKED_MUTATIONS,
  ...OWN_NOUN_MUTATIONS,
  ...REASON_MUTATIONS,
  ...READ_AGAIN_MUTATIONS,
  ...STATEMENT_MUTATIONS,
  ...ARRANGED_MUTATIONS,
  ...WITHIN_MUTATIONS,
  ...TEXT_MUTATIONS,
  ...OTHER_LANGUAGE_MUTATIONS,
  ...KINDNESS_MUTATIONS,
  ...PROGRAMME_MUTATIONS,
]
