/** What no school trip may have, or none of so young a group. */
export interface Barred {
  code: string
  /** The end of a sentence: "A wine tasting: …". */
  why: string
  /** The last grade for which it is barred. */
  toGrade: number
  /** Where it stands; `practice`: our own rule, from what careful operators do. */
  source: string
}
const ALL = 12

// biome-ignore format: one row is one line
export const BARRED = [
  { code: 'alcohol', why: 'nobody may have alcohol on a school trip: no learner, educator or parent', toGrade: ALL, source: 'Regulations for Safety Measures at Public Schools, regulation 4 as amended by GN R1128 of 2006' },
  { code: 'gambling', why: 'the law keeps everybody under 18 away from gambling', toGrade: ALL, source: 'National Gambling Act 7 of 2004, section 12' },
  { code: 'smoking', why: 'the law forbids selling or giving tobacco to anybody under 18', toGrade: ALL, source: 'Tobacco Products Control Act 83 of 1993, section 4' },
  { code: 'open-vehicle', why: 'learners do not travel in the load space of a bakkie, lorry or trailer', toGrade: ALL, source: 'National Road Traffic Regulations 2000, regulation 250' },
  { code: 'overloading', why: 'each learner has a seat: a vehicle may not be overloaded', toGrade: ALL, source: 'Regulations for Safety Measures at Public Schools, regulation 8D; National Road Traffic Act 93 of 1996' },
  { code: 'no-adults', why: 'an educator must go along, and adults in the ratio of the regulations', toGrade: ALL, source: 'Regulations for Safety Measures at Public Schools, regulation 8A(2)' },
  { code: 'no-consent', why: 'a parent must consent in writing for each learner', toGrade: ALL, source: 'Regulations for Safety Measures at Public Schools, regulation 8A' },
  { code: 'hazing', why: 'initiation of learners by learners is forbidden', toGrade: ALL, source: 'Regulations to Prohibit Initiation Practices in Schools, GN 1589 of 2002' },
  { code: 'big-cats', why: 'we plan no touching of wild animals and no walks with big cats', toGrade: ALL, source: 'practice' },
  { code: 'unsafe-swimming', why: 'we plan no swimming in the dark, from cliffs or without a lifeguard', toGrade: ALL, source: 'Regulations for Safety Measures at Public Schools, regulation 8E; practice' },
  { code: 'jumps', why: 'it is for older people: operators take nobody under 14', toGrade: 8, source: 'practice' },
] as const satisfies readonly Barred[]
export type BarredCode = (typeof BARRED)[number]['code']

const byCode: ReadonlyMap<string, Barred> = new Map(BARRED.map((row) => [row.code, row]))
export const barredOf = (code: BarredCode): Barred => byCode.get(code)!
