import { matchesOf } from '../matches-of.ts'
import type { LikelyGrades } from './idea.ts'
import { pattern } from './pattern.ts'

/** "u14 and u16", "o/15B": learners who turn that age in the year. */
const LEAGUE = pattern("(?<![a-z0-9])(?:under|u|o|onder)[ /-]?(9|1\\d)(?:s|'s| ?[a-c])?(?![0-9a-z])")
/** A learner of Grade 8 turns 14 in the year. */
const gradeOfLeague = (age: number): number => Math.min(12, Math.max(1, age - 6))

const OTHERS = "(?<!(?:'n|an?|another|other|ander|the|die|local|plaaslike|feeder|nearby|few|some|two|three) )"
const TEAM = '(?:choir|koor|band|team|span|squad|kids|kinders|learners|leerders|children|pupils|teacher|onderwyser)'
const PRIMARY = pattern(
  `${OTHERS}(?<![a-z])laer ?skool(?:koor|kinders|leerders|span|-koor)?(?![a-z])|(?<![a-z])(?:our|my|we are an?|we're an?|i teach at an?|i am at an?|ons is 'n|teach(?:er|ing)? (?:at|in) an?|from an?) (?:[a-z§~'-]{2,16} ){0,3}?(?:primary|laerskool|prep(?:aratory)?)(?! (?:goal|aim|focus|reason|object|interest|objective|concern|purpose))(?![a-z])|(?<![a-z])primary(?: school)?(?:'s)? ${TEAM}(?![a-z])`,
)
/** Of a primary school, the phases that travel as a group of several grades. */
const OF_PRIMARY = { min: 4, max: 7, of: 'primary' } as const

/** Grades that the text makes likely without naming one: by the leagues of its teams, or by the kind of school. */
export function readLikelyGrades(text: string): LikelyGrades | null {
  const leagues = [...matchesOf(text, LEAGUE)].map((match) => gradeOfLeague(Number(match[1])))
  if (leagues.length > 0) return { min: Math.min(...leagues), max: Math.max(...leagues), of: 'teams' }
  return [...matchesOf(text, PRIMARY)].length > 0 ? OF_PRIMARY : null
}
