import type { Need } from '../needs.ts'
import { anyOf, pattern } from './pattern.ts'
import type { Reading } from './reading.ts'

const word = (...forms: string[]) => pattern(`(?<![a-z])${anyOf(...forms)}(?![a-z])`)
const NEED_WORDS: readonly [Need, RegExp][] = [
  [
    'wheelchair',
    word(
      'wheel ?chairs?',
      'wheel-chairs?',
      'wheelchair[ -]?(?:users?|accessible|friendly|bound)',
      'rolstoele?',
      'rolstoelgebruikers?',
      'mobility impaired',
      'wheelchair access',
    ),
  ],
  ['halaal', word('hall?aal', 'halal', 'hallal', 'halaal-?kos')],
  ['kosher', word('kosher', 'kosjer')],
  [
    'vegetarian',
    word(
      'vegetarians?',
      'veg',
      'veggies?',
      'vegetaries',
      'vegetariers?',
      'vegetariese?',
      'vegetarian meals?',
      'no meat',
      'vegeterians?',
      'vegitarians?',
      "don't eat meat",
      'do not eat meat',
    ),
  ],
  ['vegan', word('vegans?', 'veganisties', 'vegane')],
  [
    'allergies',
    word(
      'allerg(?:y|ies|ic|ies|ie|ieen|ies|ic)',
      'allergies',
      'allergie',
      'allergiee',
      'allergic',
      'nut[ -]free',
      'peanut[ -]free',
      'anaphyla(?:xis|ctic)',
      'epi-?pens?',
      'gluten[ -]free',
      'coeliacs?',
      'celiacs?',
      'lactose[ -]intoleran(?:t|ce)',
      'nut allergy',
      'neutallergie',
      'glutenvry',
    ),
  ],
  [
    'no-swimming',
    word(
      "(?:can't|cannot|can not|cant|couldn't|unable to|do not|don't|dont|not able to|never learnt to|not know how to) swim",
      "(?:who )?can(?:'t| ?not) swim",
      'no swimming',
      '(?:may|must|should|are) not (?:to )?(?:enter|go (?:in|into)|get (?:in|into)) the (?:water|sea|pool|dam)',
      'non[ -]swimmers?',
      'no water activit(?:y|ies)',
      'no water',
      'kan nie swem',
      'nie swem nie',
      'geen swem',
      'weak swimmers?',
      'not swimmers',
      'no swimmers',
      '(?:none|nobody|no one|not all|few|not everyone)(?: [a-z]{1,12}){0,4} can swim',
      '(?:niemand|nie almal)(?: [a-z]{1,12}){0,3} kan swem',
      'afraid of (?:the )?water',
      'without swimming',
      'no pools?',
      'not (?:good|strong) swimmers',
      'nie kan swem',
    ),
  ],
  [
    'own-transport',
    word(
      '(?:our|their|its|has an|have an|using our|use our)? ?own (?:[a-z0-9-]{1,12} ){0,2}(?:transport|bus(?:es)?|vehicles?|mini-?bus(?:es)?|[ck]ombis?|taxis?|coach|quantum)',
      "school's? (?:own )?(?:bus|minibus|kombi)",
      '(?:our|the) (?:school )?(?:bus|minibus|kombi)(?= (?:will|is available|seats|takes|can|has))',
      'eie (?:vervoer|bus|busse|bussie)',
      'skoolbus',
      '(?:transport|vervoer|bus) ?[:=] ?(?:own|eie|self|school bus)',
      'transport (?:is )?(?:already )?(?:sorted|arranged|organi[sz]ed|covered|taken care of|booked)',
      'no transport needed',
      "(?:don't|do not|doesn't) need (?:any )?transport",
      'transport not (?:needed|required)',
      'we have (?:a |an |our )?(?:school )?(?:bus|buses|minibus|transport|kombi)(?! driver)',
      'have transport',
      'no need for (?:transport|a bus)',
      'arrange our own transport',
      'parents will drive',
      'parents (?:are|will be) driving',
      "we(?:'ll| will) drive ourselves",
      'self-?drive',
      'bring our own bus',
    ),
  ],
  [
    'no-overnight',
    word(
      'nothing overnight',
      'no overnights?',
      'not overnight',
      'no sleep(?:ing)? ?overs?',
      'no sleep-?overs?',
      'not (?:an )?overnight',
      'no overnight (?:stay|stays|accommodation)',
      'no accommodation(?: needed| required)?',
      "(?:can't|cannot|can not|may not|don't want to|do not want to|not allowed to|won't|not) (?:sleep|stay) (?:over|out|overnight|away)",
      'sleep over not',
      'not sleep(?:ing)? (?:over|out)',
      'not stay(?:ing)? (?:over(?:night)?|the night)',
      'nie oornag(?: nie)?',
      'geen oornag',
      'nie slaap nie',
      'sonder oornag',
      'no nights? away',
      'return(?:ing)? (?:on )?(?:the |that )?same (?:afternoon|evening)',
      'back (?:home )?(?:on )?(?:the )?same day',
      'home (?:on )?the same day',
      'return(?:ing)? (?:on )?(?:the )?same day',
      'without (?:an )?overnight',
      'without sleeping (?:over|out)',
      'no staying over',
      'home (?:again )?(?:by|before) (?:supper|dark|dinner)',
      'everyone must be home',
      'overnight (?:stays? |trips? |camps? )?(?:is |are )?not (?:allowed|permitted|possible|an option)',
      '(?:nobody|no one|niemand) (?:sleeps?|stays?|slaap) (?:over|out|oor|uit)',
    ),
  ],
]
const NEGATED_BEFORE =
  /(?<![a-z\d])(?:no|nobody|no one|none|noone|not|without|don't|do not|doesn't|does not|won't|will not|didn't|isn't|aren't|never|nie|niemand|geen|neither|nor|no special|zero|any|0)(?: (?:[a-z'-]{1,14})){0,4} $/u
const NEGATED_NEAR =
  /(?<![a-z\d])(?:no|nobody|no one|none|noone|without|niemand|geen|zero|neither|nor|0)(?: (?:[a-z',-]{1,14})){0,4} $/u
const NEGATED_AFTER =
  /^(?:[ -](?:users?|access|accessible|learners?|food|meals?|kos|needs|requirements?|needed|options?)){0,2} ?(?:: (?:no|none|n\/a|nil|geen|0)(?![a-z])|(?:is |are )?not (?:needed|required|necessary|applicable)|nie nodig|-free zone|\(no\))/u
const LISTED_ZERO = /^ ?[:=-] ?(?:0|no|none|nil|n\/a|geen)(?![a-z0-9])/u

/** What the group asks for besides; "nobody needs a wheelchair" asks for nothing. */
export function readNeeds(reading: Reading): Need[] {
  const needs: Need[] = []
  for (const [need, rule] of NEED_WORDS) {
    for (const match of reading.text.matchAll(rule)) {
      const before = reading.text.slice(Math.max(0, match.index - 60), match.index).replace(/^.*[.;\n(]/su, '')
      const after = reading.text.slice(match.index + match[0].length, match.index + match[0].length + 50)
      const carriesItsOwn = need === 'no-swimming' || need === 'no-overnight' || need === 'own-transport'
      if (LISTED_ZERO.test(after) || (!carriesItsOwn && (isDenied(before) || NEGATED_AFTER.test(after)))) continue
      if (
        need === 'own-transport' &&
        /(?<![a-z])(?:no|not|don't have|do not have|without|geen|nie) (?:have )?(?:our |their |any |an? )?$/u.test(
          before,
        ) &&
        !/^(?:no|don|do|trans)/u.test(match[0])
      )
        continue
      needs.push(need)
      reading.noteMatch('needs', match, 0.93)
      break
    }
  }
  return needs
}

function isDenied(before: string): boolean {
  if (/(?<![a-z])(?:none|nobody|no one|noone|niemand|not one|geeneen)[^.;,\n]{0,30}$/u.test(before)) return true
  if (/(?<![a-z])(?:not only|can't|cannot) (?:[a-z]{1,12} ){0,2}$/u.test(before)) return false
  const clause = before.replace(/^.*(?:,| but | maar | and one | and 1 | and \d| en \d)/su, '')
  return (
    NEGATED_BEFORE.test(` ${clause}`) ||
    (NEGATED_NEAR.test(` ${before}`) && !/\d/u.test(clause) && !/ (?:but|maar) /u.test(before))
  )
}
