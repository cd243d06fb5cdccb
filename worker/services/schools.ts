import type { SchoolSuggestion } from '#shared/contracts/school'
import { foldName } from '#shared/domain/fold-name'
import { coresIn } from '#shared/domain/schools/find-school-phrases'
import type { School } from '#shared/domain/schools/school'
import { coreOfName } from '#shared/domain/schools/school-name'
import { findSchool, listSchoolsBeginning, listSchoolsByCore } from '../data/schools.ts'
import type { Context } from './context.ts'

const MOST = 10
const SHORTEST = 3
const LONGEST = 80
/** Before the EMIS number, in the ids of places. */
const ID = 'school-'

/** Suggests schools of the loaded list by the beginning of their name, with or without "Laerskool" or "High". */
export async function suggestSchools({ db }: Context, typed: string): Promise<SchoolSuggestion[]> {
  const text = typed.normalize('NFC').trim().slice(0, LONGEST)
  const folded = foldName(text)
  if (folded.length < SHORTEST) return []
  const core = coreOfName(text)
  const found = await listSchoolsBeginning(db, { folded, core: core.length < SHORTEST ? '' : core }, MOST)
  return [...new Map(found.map((school) => [school.id, school])).values()].slice(0, MOST).map(toSuggestion)
}

function toSuggestion({ id, name, town, province, street, suburb }: School): SchoolSuggestion {
  const address = [street, suburb].filter((part) => part !== null && part !== town).join(', ')
  return { id: ID + id, name, town, province, ...(address ? { address } : {}) }
}

/** The schools of the loaded list that a text may name. */
export const listSchoolsIn = ({ db }: Context, text: string): Promise<School[]> => listSchoolsByCore(db, coresIn(text))

export const isSchoolId = (id: string): boolean => id.startsWith(ID)
export const readSchool = ({ db }: Context, id: string): Promise<School | undefined> =>
  findSchool(db, id.slice(ID.length))
