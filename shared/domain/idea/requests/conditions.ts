import { WEEKDAY, weekdayNumber } from '../months-and-weekdays.ts'
import { pattern } from '../pattern.ts'
import { readClockConditions } from './clock-conditions.ts'
import { readOtherConditions } from './other-conditions.ts'
import { readStayConditions } from './stay-conditions.ts'
import type { FoundRequest } from './reading.ts'
import type { Condition } from './request.ts'
import { matchesOf } from '../../matches-of.ts'

interface Rule {
  said: RegExp
  read: (match: RegExpExecArray) => { condition: Condition; text?: string } | null
}

const NO_MORE =
  '(?:(?:not?|nie|never|nothing) (?:be )?(?:more|longer|further|farther|meer|langer|verder) (?:than|as)|max(?:imum)?(?: of)?|at most|under|within|less than|hoogstens|binne|minder as|up to|nie meer as)'
const SPAN =
  "(\\d{1,2}(?:[.,]\\d)?|half an|halfuur|an?|'n)(?: and a half)? ?(hours?|hrs?|h|uur|ure|minutes?|mins?|minute|min)(?:'s?)?(?: and a half)?"
const DRIVE =
  '(?:drives?|driving|on the (?:bus|road)|in (?:the|a) (?:bus|car|taxi)|travel(?:ling)?|away|from (?:the )?[a-z~-]{2,16}|ry|ver|on a bus|each way|1 way|of (?:us|school|home)|in die bus|journey|trip)'
const KM = '(\\d{1,4}) ?(?:km|kms|kilomet(?:er|re)s?)(?![a-z])'
const VEHICLE =
  "(mini-?bus(?:es|se|sies?)?|bus(?:es|se|sies?)?|coach|kombi'?s?|combi'?s?|quantums?|taxis?|taxi's|cars?|motors?|karre|vehicles?|voertuie?|bakkies?|trains?|trein|sprinters?|transport|vervoer)(?![a-z])"
const OWN_VEHICLE = /(?<![a-z])(?:own|eie|ours)(?![a-z])|school|skool|lending|lends|lent|parents?|ouers/u

const OWN_BEFORE = /(?<![a-z])(?:own|eie) $/u

const RULES: readonly Rule[] = [
  {
    said: pattern(
      `(?<![a-z])(?:${NO_MORE} ${SPAN}(?:(?:(?: of| se)? ${DRIVE}){1,2}| of [a-z-]{3,14})|${NO_MORE} ${SPAN} (?=by bus|with the bus)|(?:drive|driving|drives|travel|bus ride|ride|journey|rit|ry|reis) [^.;\\n~]{0,30}${NO_MORE} ${SPAN}|(?:no|not a|geen) (?:single |enkele )?(?:drive|ride|leg|journey|rit) (?:of |van )?(?:longer|more|over|langer|meer)(?: than| as)? ${SPAN}|(?:can't|cannot|can not|may not|must not|mustn't|nobody can|not) (?:be )?(?:on the (?:road|bus)|in the bus|drive|travel|sit in the bus)(?: for)? (?:more|longer) than ${SPAN}(?: each way| 1 way| altogether)?|${SPAN} ?(?:${DRIVE} ){1,2}(?:max(?:imum)?|at (?:the )?most|tops|or less|is (?:the|our) (?:limit|max(?:imum)?)))`,
    ),
    read: readLongestDrive,
  },
  {
    said: pattern(
      `(?<![a-z])(?:${NO_MORE} (?:a )?${KM}(?: (?:radius|away|(?:of|from|van) (?:the |our |die |ons )?[a-z]{2,14}))?|${KM} (?:radius|max(?:imum)?|at most|or less))`,
    ),
    read: readFarthest,
  },
  {
    said: pattern(
      `(?<![a-z\\d.,])(?:(?:we have |have |het |with |in |using |hire |need )?(?:our |the |their |ons |die |'n |a )?(?:(\\d{1,2}) ?(?:x )?)?(?:own|eie|school(?:'s)?|skool)[ -]?(?:(?:own|small|old|little|hired|\\d{2}[ -]?seater)[ -])?${VEHICLE}|skoolbus(?:sie)?|(\\d{1,2}) ?(?:x )?(?:(?:small|big|school|hired|rented|roadworthy|open|proper|luxury|little|parents?'?|private|the|\\d{2}[ -]?seater) ){0,2}${VEHICLE}|(?:1 |a |1 x )?\\d{2}[ -]?seater(?:s| bus| coach)?|(?:(?:by|per|on the|on a|take the|catch the|with the|op die|met die) )(train|gautrain|trein|taxi|taxis|minibus|kombi|public transport|metrorail|coach|overnight coach|bus only)|bus only|(?:the |our |die |ons |\\d busses |\\d buses )?(?:transport|vervoer|bus|buses|kombi|bus is|busse) (?:is |are |was |have been |has been |already |reeds |separate |apart |and |en ){0,5}(?:own|arranged|sorted|ours|gereel|bespreek|booked|hired|not needed|nie nodig)|(?:own|eie) (?:transport|vervoer)|self-? ?drive|parents (?:will )?(?:drive|driving|ry))`,
    ),
    read: readVehicles,
  },
  {
    said: pattern(
      "(?<![a-z])(?:no|not|nothing|avoid|without|don't want(?: any)?|geen|nie|moenie|sonder|please no|never|stay (?:away from|out of)|keep away from|hate)(?: (?:a|an|the|any|too|that|very|in|'n|die|to|go|near|much|visit|be|do|into|big)){0,3} (malls?|shopping(?: (?:malls?|centres?))?|winkelsentrums?|crowd(?:s|ed)?(?: places?)?|night[ -]?driving|driv(?:e|ing) (?:at night|in the dark|after dark)|(?:arriv(?:e|ing)|travel(?:ling)?|driv(?:e|ing))(?: [a-z]{2,9}){0,2} (?:at night|after dark|in the dark)|nagry|(?:in die donker|na donker) (?:ry|reis|aankom)|water(?= ?(?:[.,;!\\n)]|$))|long (?:walks?|walking|hikes?)|far walk(?:s|ing)?|strenuous|steep|ver stap|(?:going )?(?:in|into|near|on) the (?:water|sea|river)|water activities|boats?|busy|scary|dangerous|religious|politics)(?![a-z])",
    ),
    read: readAvoided,
  },
  {
    // "No travel on Sunday", "geen Sondagreis", "we do not drive on Sundays"
    said: pattern(
      `(?<![a-z])(?:no|not|never|don't|dont|geen|nie|moenie) (?:to )?(?:(?:travel(?:ling|s)?|driv(?:e|ing)|ry|reis) (?:on |op )?(?:(?:a|any|the|'n|die) )?(${WEEKDAY})(?:s|'s|e)?|(?:op )?(?:(?:a|any|'n) )?(${WEEKDAY})(?:s|'s|e)?[ -]?(?:travel(?:ling)?|driving|ry|reis))(?! (?:night|evening|morning|afternoon|aand|before|after|from|until|till))(?![a-z])`,
    ),
    read: ([, after, before]) => ({
      condition: { code: 'no_travel_on', weekday: weekdayNumber(after ?? before ?? '') },
    }),
  },
  {
    said: pattern(
      "(?<![a-z])(?:(?:about |the |some |another )?(\\d{1,3}) (?:of the |of our |extra )?|the |some |a few |our |my )?(?:parents?|moms?|mothers?|dads?|fathers?|grandmothers?|grannies|ouers|ma's|mammas|nurse|sister|wife|husband|driver|pianist|physio|au pair|facilitator|helpers?|volunteers?|security guard|pastor|doctor|chaplain|aides?|principal|caretaker|imam|photographer)(?: [a-z§~-]{1,16}){0,3} (?:come|comes|coming|join|joins|joining|follow|follows|following|drive behind|travel|travels|tag(?:ging)? along|ry|kom|gaan|accompan(?:y|ies|ying)|along|saam|going with|go with|goes with|will help|helps?|help out)(?: (?:along|with(?: us)?|too|also|behind|saam|in (?:their|her|his) own [a-z]{2,10}|on their own|as well|agterna)){0,3}(?![a-z])",
    ),
    read: ([, count]) => ({ condition: { code: 'companions', count: count ? Number(count) : null } }),
  },
]

/** Conditions of the trip: hours, drives, vehicles, beds, food, who comes along, what to avoid. */
export function readConditions(text: string): FoundRequest[] {
  const byRule = RULES.flatMap(({ said, read }) =>
    matchesOf(text, said).flatMap((match): FoundRequest[] => {
      const found = read(match)
      if (!found) return []
      const start = match.index + match[0].length - match[0].trimStart().length
      return [
        {
          start,
          end: match.index + match[0].trimEnd().length,
          detail: { kind: 'condition', condition: found.condition },
          ...(found.text === undefined ? {} : { text: found.text }),
          force: 'must',
        },
      ]
    }),
  )
  return [...byRule, ...readOtherConditions(text), ...readClockConditions(text), ...readStayConditions(text)]
}

function readLongestDrive(match: RegExpExecArray): { condition: Condition; text: string } | null {
  const at = match.slice(1).findIndex((group) => group !== undefined)
  const [amount = '', unit = ''] = match.slice(1 + at)
  const number = /^\d/u.test(amount) ? Number(amount.replace(',', '.')) : amount.startsWith('half') ? 0.5 : 1
  const minutes = Math.round((unit.startsWith('m') ? 1 : 60) * (number + (match[0].includes('and a half') ? 0.5 : 0)))
  return { condition: { code: 'longest_drive', minutes }, text: `at most ${minutes} minutes' drive` }
}

function readFarthest(match: RegExpExecArray): { condition: Condition; text: string } {
  const km = Number(match[1] ?? match[2])
  return { condition: { code: 'farthest', km }, text: `within ${km} km` }
}

function readVehicles(match: RegExpExecArray): { condition: Condition; text?: string } | null {
  const [words, owned, ownVehicle, counted, vehicle, by] = match
  const named = ownVehicle ?? vehicle ?? by ?? words
  const count = owned ?? counted
  const kind = /train|trein|metrorail/u.test(named)
    ? 'train'
    : /mini|kombi|combi|quantum|taxi|sprinter|bussie/u.test(named)
      ? 'minibus'
      : /car|kar|motor|bakkie|vehicle|voertuig|self/u.test(named)
        ? 'car'
        : 'bus'
  const seats = /(\d{2})[ -]?seater/u.exec(words)?.[1]
  return {
    condition: {
      code: 'vehicles',
      count: count ? Number(count) : null,
      vehicle: kind,
      own: OWN_VEHICLE.test(words) || OWN_BEFORE.test(match.input.slice(0, match.index)),
      ...(seats ? { seats: Number(seats) } : {}),
    },
  }
}

function readAvoided(match: RegExpExecArray): { condition: Condition } {
  const words = match[1]!
  const what = /mall|shop|winkel/u.test(words)
    ? 'mall'
    : /crowd|busy/u.test(words)
      ? 'crowds'
      : /night|dark|nag|donker/u.test(words)
        ? 'night_driving'
        : /walk|hike|strenuous|steep|stap/u.test(words)
          ? 'long_walks'
          : /water|sea|river|boat/u.test(words)
            ? 'water'
            : 'other'
  return { condition: { code: 'avoid', what } }
}
