import type { Case } from '../reading/case.ts'
import { counted, fail, failIfAny, type Finding, pass, type Rule } from '../finding.ts'

const filled = (texts: readonly string[]) =>
  new Set(texts.map((text) => text.trim().toLowerCase()).filter((text) => text.length >= 5)).size
const atLeast = (texts: readonly string[], least: number, one: string, many?: string): Finding => {
  const count = filled(texts)
  return count >= least
    ? pass(`${counted(count, one, many)}.`)
    : fail(`${counted(count, one, many)}; at least ${least} are due.`)
}

/** The words by which a reader recognises a category of cost among the inclusions. */
const KIN: readonly (readonly [RegExp, RegExp])[] = [
  [/transport|coach|bus|travel(?! insurance)/i, /coach|bus|transport|vehicle|driver|toll/i],
  [/accommodation|stay|bed|night/i, /accommodation|stay|bed|night|room/i],
  [/meal|food|catering|board/i, /meal|breakfast|lunch|dinner|supper|food|board/i],
  [/entr(y|ance)|activit|admission|ticket|visit/i, /entr(y|ance)|activit|admission|ticket|visit/i],
  [/guid|facilitat|staff/i, /guid|facilitat|staff/i],
  [/insur/i, /insur/i],
  [/conting|buffer|reserve/i, /conting|buffer|reserve|unexpected|unforeseen/i],
  [/platform|fee|service|margin|planning|vat/i, /platform|fee|service|margin|planning|booking|vat/i],
]
const kinOf = (category: string) =>
  KIN.find(([name]) => name.test(category))?.[1] ??
  new RegExp(
    category
      .replace(/[^a-z ]/gi, '')
      .split(' ')
      .filter(Boolean)
      .join('|'),
    'i',
  )

function inclusionsMatchCosts({ itinerary, idea }: Case): Finding {
  const { cost_breakdown, inclusions, exclusions } = itinerary
  if (inclusions.length === 0) return fail('The plan includes nothing in words.')
  const unsaid = Object.entries(cost_breakdown)
    .filter(([category, amount]) => amount > 0 && !inclusions.some((text) => kinOf(category).test(text)))
    .map(([category]) => `${category} is charged and not among the inclusions`)
  const charged = Object.entries(cost_breakdown)
    .filter(([, amount]) => amount > 0)
    .map(([category]) => category)
  const unpaid = idea.needs.includes('own-transport')
    ? []
    : inclusions
        .filter((text) => /\b(coach|bus)\b/i.test(text) && !charged.some((category) => KIN[0]![0].test(category)))
        .map((text) => `"${text}" is included and not charged`)
  const both = inclusions
    .filter((text) => exclusions.includes(text))
    .map((text) => `"${text}" is both included and excluded`)
  return failIfAny([...unsaid, ...unpaid, ...both], `${counted(charged.length, 'cost')}, each among the inclusions.`)
}

function consentForm({ itinerary }: Case): Finding {
  const texts = [...itinerary.requirements, ...itinerary.inclusions, ...itinerary.safety_measures]
  return texts.some((text) => /consent/i.test(text))
    ? pass('A consent form is asked for.')
    : fail('No consent form is asked for.')
}
function noIndemnity({ itinerary }: Case): Finding {
  const texts = [
    ...itinerary.requirements,
    ...itinerary.inclusions,
    ...itinerary.safety_measures,
    ...itinerary.assumptions,
  ]
  const asks = texts.filter(
    (text) => /indemnit|waiver/i.test(text) && !/\b(no|not|never|without|may not|nobody)\b/i.test(text),
  )
  return asks.length === 0
    ? pass('No indemnity is asked for; a public school may not.')
    : fail(`"${asks[0]}": a public school may not ask for an indemnity.`)
}

function missingInputsNamed({ idea, assumes }: Case): Finding {
  const due: [missing: boolean, name: string, said: RegExp][] = [
    [idea.startDate === null && idea.endDate === null, 'the dates', /\bdates?\b|\b20\d\d\b/i],
    [idea.students === null, 'the number of learners', /\blearners?\b|group size/i],
    [
      idea.location === null && idea.province === null && idea.locations.length === 0,
      'the place',
      /\b(place|destination|area|province|where|near)\b/i,
    ],
    [idea.budget === null, 'the budget', /\bbudget\b/i],
  ]
  const silent = due.filter(([missing, , said]) => missing && !assumes(said)).map(([, name]) => name)
  const missing = due.filter(([gone]) => gone).map(([, name]) => name)
  if (silent.length > 0)
    return fail(`The request leaves out ${silent.join(', ')}, and no assumption says what the plan took.`)
  return pass(
    missing.length === 0
      ? 'The request gives dates, group, place and budget.'
      : `Assumed and said: ${missing.join(', ')}.`,
  )
}
function otherDefaultsNamed({ idea, grades, assumes }: Case): Finding {
  const due: [missing: boolean, name: string, said: RegExp][] = [
    [idea.teachers === null, 'the number of adults', /\b(teachers?|adults?|educators?)\b/i],
    [grades === null, 'the grade', /\bgrades?\b/i],
    [idea.origin === null, 'where the trip begins', /\b(start|leav|depart|begin|pick|origin|from|school)/i],
  ]
  const silent = due.filter(([missing, , said]) => missing && !assumes(said)).map(([, name]) => name)
  return silent.length === 0
    ? pass('Every other default is named.')
    : fail(`The plan does not say what it took for ${silent.join(', ')}.`)
}

export const PAPER_RULES: readonly Rule[] = [
  {
    id: 'two_objectives',
    label: 'At least two learning objectives',
    run: ({ itinerary }) => atLeast(itinerary.learning_objectives, 2, 'objective'),
  },
  {
    id: 'three_safety_measures',
    label: 'At least three safety measures',
    run: ({ itinerary }) => atLeast(itinerary.safety_measures, 3, 'safety measure'),
  },
  {
    id: 'two_requirements',
    label: 'At least two requirements',
    run: ({ itinerary }) => atLeast(itinerary.requirements, 2, 'requirement'),
  },
  {
    id: 'exclusions_named',
    label: 'What is not included is named',
    run: ({ itinerary }) => atLeast(itinerary.exclusions, 1, 'exclusion'),
  },
  { id: 'inclusions_match_costs', label: 'What is included is what is charged', run: inclusionsMatchCosts },
  { id: 'consent_form', label: 'Parents are asked for consent', run: consentForm },
  { id: 'no_indemnity', label: 'Parents are not asked for an indemnity', run: noIndemnity },
  { id: 'missing_inputs_named', label: 'What the request left out is named', run: missingInputsNamed },
  { id: 'other_defaults_named', label: 'Every other default is named', run: otherDefaultsNamed },
]
