/** What the label of a line says of the places in it: "SCHOOL: HIGH SCHOOL (GIRLS) BLOEMFONTEIN", "Plek: Barrydale en Suurbraak". */
export type LabelledRole = 'origin' | 'destination' | 'opponents'

const LABEL_OF: readonly [LabelledRole, RegExp][] = [
  [
    'origin',
    /^(?:(?:name of |our |naam van )?(?:the |die )?(?:school|skool|skoolnaam|centre|sentrum)(?:'s)?(?: name| naam)?|(?:where )?from|from where|origin|home(?: ?town)?|van|vanaf|tuisdorp|vertrek(?: van)?|depart(?:ure|ing)?(?: from| point)?|pick[ -]?up(?: point)?)$/u,
  ],
  [
    'destination',
    /^(?:(?:proposed |final )?destinations?|dest|bestemmings?|venues?|where(?: to)?|to where|to|waarheen|waar|places?|plekke?|city|stad|area|gebied|omgewing|region|streek|route|roete|what we want to see|te besoek)$/u,
  ],
  [
    'opponents',
    /^(?:matches|fixtures|games|opponents?|opposition|wedstryde|teenstanders|teams?)(?: (?:against|vs|teen))?$/u,
  ],
]
/** The label of a line or of a field between bars: "Leerders: 44 | Plek: Barrydale". */
const LABEL = /^ ?(?:- ?|\d{1,2}[.)] ?)?([a-z][a-z' -]{1,28}?)(?:\(s\)|\/s)? ?[:=]/u
const NEXT_SENTENCE = /[.;] /u
/** Teams to play against, also without a label: "5 fixtures, ideally Northlands, Danville". */
const PLAYED =
  /(?<![a-z])(?:fixtures|matches|games|wedstryde|opponents?|teenstanders|against|teen|vs\.?|versus)(?![a-z])[^.;\n]{0,80}$/u

export function labelledRole(text: string, start: number): LabelledRole | null {
  const line = text.slice(Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('|', start - 1)) + 1, start)
  const label = LABEL.exec(line)?.[1]
  const said = label === undefined ? undefined : LABEL_OF.find(([, rule]) => rule.test(label))?.[0]
  if (said === 'opponents' || PLAYED.test(line)) return 'opponents'
  return said !== undefined && !NEXT_SENTENCE.test(line) ? said : null
}
