import { emergency_numbers } from '../../../catalogue/rules.json'

/** The emergency numbers on the page, in the order of the catalogue's rules. */
export const EMERGENCY_NUMBERS = emergency_numbers.flatMap(({ short_name: who, number }) =>
  who === undefined ? [] : [{ who, number }],
)
