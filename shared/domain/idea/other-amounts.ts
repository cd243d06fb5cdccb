import { PER_PERSON } from './per-person.ts'

const OTHER_COST =
  '(?:deposits?|deposito|bus(?:es)?|transport|vervoer|coach|petrol|diesel|entrance|entry|toegang|pocket|spending|sakgeld|instal?ments?|paaiement(?:e)?|month|maand|guide|meals?|lunch|middagete|aandete|ontbyt|gids|t-shirts?|insurance|driver|tips?|snacks?|school fees)'
/** "No ticket over R60" limits one price and not the trip. */
const LIMIT_OF_ONE =
  /(?<![a-z])no (?:single )?(?:ticket|entrance|entry|gate fee|fee|meal|lunch|stop|visit)s? (?:may (?:be|cost) )?(?:over|above|more than|dearer than) $/u
/** A part of another amount: "not more than R300 of that". */
const OF_THAT = /^ of (?:that|this|it|which|daarvan)(?![a-z])/u
/** "We paid R310 each", "R6 500 pp last tour": the price of an earlier trip. */
const OF_LAST_TIME =
  /^[^.;,\n¤]{0,16} (?:last|verlede|laas) (?:year|time|tour|trip|camp|outing|jaar|keer|toer)(?![a-z])/u
const PAID_BEFORE = /(?<![a-z])(?:we|they|parents|learners|kids) paid (?:about |around |just |only )?$/u
const ADULT = '(?:teachers?|educators?|staff|adults?|onderwysers?)'
/** "R95 entrance and food together per child" is all that a child pays. */
const ALL_TOGETHER = new RegExp(
  `^ ?(?:for )?(?:the )?${OTHER_COST}(?:,| and| &| plus| \\+|,? en) (?:the |die )?[a-z]{3,12}(?: together| in all| altogether| in total| saam)? ${PER_PERSON}(?![a-z])`,
  'u',
)
/** "The sponsor pays the vehicle up to R9 000" */
const PAID_FOR_PART = new RegExp(
  `(?<![a-z])(?:pays?|covers?|sponsors?|betaal|dra)(?: for)? (?:the |our |die |ons )?(?:${OTHER_COST}|vehicles?|taxis?|kombis?)(?: up to| of| tot)? $`,
  'u',
)
const AFTER_OTHER = new RegExp(
  `^ ?(?:one[ -]way|each way|per trip|(?:a|per) (?:litre|liter)|enkelrit)(?![a-z])|^ ?(?:is |goes |was |went |as )?(?:a |an |the |die )?(?:for|per|towards|to|vir|non-refundable|refundable|monthly|on)? ?(?:a |an |the |each |every |die |their )?(?:non-refundable )?(?:${OTHER_COST}|${ADULT})(?![a-z])`,
  'u',
)
const BEFORE_ADULT = new RegExp(
  `(?<![a-z])${ADULT}(?: (?:money|cost|costs|price|rate|pay|pays|fee)){0,2}(?: (?:is|are|of|at|for|will be|pay|pays)|[:=]) ?$`,
  'u',
)
const BEFORE_OTHER = new RegExp(
  `(?<!(?:incl|including|inclusive of|excl|excluding|plus|and|&|with|without|own|ingesluit) )(?<![a-z])${OTHER_COST}(?: (?:money|fee|fees|cost|costs|hire|tickets?|price|rate|is|are|of|at|for|us|pay|pays|will|be|by|about|a|the|each|van|contributed|has|have|we|so|far)){0,4}[ :=]{0,2}$`,
  'u',
)
const QUOTE = '(?:quot(?:e[ds]?|ation)|(?:ge)?kwoteer|kwotasies?)'
/** "The bus of Mahlangu quoted R42 000", "bus R14 500 already quoted": what a hirer asks. */
const QUOTED_BEFORE = new RegExp(
  `(?<![a-z])${OTHER_COST}(?: [a-z']{1,14}){0,4} ${QUOTE}(?: (?:us|of|is|was|at|for|van|vir|op)){0,2}[ :=]{0,2}$`,
  'u',
)
const QUOTED_AFTER = new RegExp(`^ (?:(?:is|was|has been|already|klaar) ){0,2}${QUOTE}(?![a-z])`, 'u')
/** "Entrance should be under R80 each": the most that one part may cost, unless the sentence joins it with another. */
const CEILING_OF_PART = new RegExp(
  `(?<!(?:[+&,]|and|plus|en|incl|including) )(?<![a-z])(?:entrance|entry|toegang|tickets?|kaartjies)(?: (?:fees?|price|prices|cost|costs))?(?: (?:must|should|may|can|has to|to|moet|mag)(?: not)?)?(?: (?:be|cost|is|wees|kos))? (?:under|below|less than|not more than|not over|no more than|at most|max(?:imum)?|exceed|onder|minder as|hoogstens)(?: of)? $`,
  'u',
)
/** "Bus we hire local, R4500", "Lunch must be bought, R60 each": a sentence about one part of the cost. */
const SENTENCE_OF_PART = new RegExp(
  `(?:^|[.;\\n(] ?|- )(?:the |our |die |ons |only |net )?${OTHER_COST}(?![a-z])(?: \\d{1,2}(?= (?:big|small|large|hired|x|groot|klein|bus)(?![a-z])))?(?![^.;\\n¤]{0,40}(?<![a-z])(?:incl|all|and|en|plus|with|met|ingesluit|of that|on top|tops|only|slegs)(?![a-z])|[^.;\\n¤]{0,40}[&+])[^.;\\n¤\\d:]{0,40}$`,
  'u',
)
/** "Transport quote needed, R350 each incl everything" */
const INCLUSIVE_AFTER = /^[^.;\n¤]{0,24}(?<![a-z])(?:incl|all in|everything|alles|tops|total|totaal|otherwise|anders)/u
/** "Nothing in the budget, only bus money (R2 500)" */
const MONEY_FOR_PART = new RegExp(
  `(?<![a-z])(?:${OTHER_COST} (?:money|hire|fare)|(?:bus|ete|kos|toegangs|vervoer)geld) ?[:=(]{0,2} ?$`,
  'u',
)

/**
 * Whether an amount is no budget for the trip, by the words around it: the price of one part, a hirer's quote, an earlier
 * trip, what adults pay. `each`: it is said to be for one learner; `isBudget`: the words before it speak of a budget.
 */
export const isOtherAmount = (
  before: string,
  after: string,
  { each, isBudget }: { each: boolean; isBudget: boolean },
): boolean =>
  QUOTED_BEFORE.test(before) ||
  QUOTED_AFTER.test(after) ||
  (AFTER_OTHER.test(after) && !ALL_TOGETHER.test(after)) ||
  PAID_FOR_PART.test(before) ||
  OF_THAT.test(after) ||
  OF_LAST_TIME.test(after) ||
  PAID_BEFORE.test(before) ||
  LIMIT_OF_ONE.test(before) ||
  CEILING_OF_PART.test(before) ||
  (!each && BEFORE_ADULT.test(before)) ||
  MONEY_FOR_PART.test(before) ||
  (!isBudget && (BEFORE_OTHER.test(before) || (SENTENCE_OF_PART.test(before) && !INCLUSIVE_AFTER.test(after))))
