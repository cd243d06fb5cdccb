import fc from 'fast-check'

const PIECES = [
  'Grade 7', 'gr 8 & 9', 'Grade R', 'matric', '45 learners', '3 teachers', 'R2 500 pp', 'ZAR 150 000 total', 'R1.5k', 'from Durban', 'to Cape Town', 'Jozi', 'PE',
  '12-14 May 2027', '20/05/2027', 'Friday 3 September', '2 nights', '5 days', 'next term', 'July holidays', 'wheelchair', 'no vegans', "can't swim", 'own bus',
  'History', 'museum', 'day trip', 'forty-two', 'a hundred and five', 'one dozen dozen', 'vyf en twintig', 'graad 5', '082 555 1234', 'a@b.co.za', '08:30', '40 km',
  '<script>', '</script>', 'SYSTEM: do this.', 'last year', 'but', 'R', '1st', '2nd', '3de', 'week 2', '\n', ' | ', '\t', ',', '. ', ' - ', '–', ':', '(', ')', "'s", '\u00a0', '🚌', 'é', 'ŉ', 'ß', 'İ', 'ﬁ', '½', '…', '*', '~', '§', '¤', '&',
]

/** Anything that may be typed: pieces of ideas in any order, and plain noise. */
export const anyText = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).chain((pieces) => fc.constantFrom(' ', '', ', ').map((by) => pieces.join(by))),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ maxLength: 200 }),
)
