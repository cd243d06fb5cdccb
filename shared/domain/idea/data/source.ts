/** Where a row of a table comes from. */
export type Source =
  /** A name in CAPS, the national curriculum. */
  | 'CAPS'
  /** A label of the demo form or of the API. */
  | 'form'
  /** The national school calendar or the list of public holidays. */
  | 'calendar'
  /** What South African teachers say and write, judged by a speaker and not taken from one text. */
  | 'usage'
  /** A common error of typing or spelling. */
  | 'spelling'
  /** First met in a text of scripts/bench/corpus/known. */
  | 'known text'
  /** A map: position rounded to about 5 km. */
  | 'map'
