import { CATEGORY_OF, COST_CATEGORIES } from '../../itinerary/costs.ts'
import type { CostLine } from '../../itinerary/itinerary.ts'
import type { NoteCode } from '../../itinerary/notes.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { counted, fail, failIfAny, type Finding, pass, type Rule } from '../finding.ts'

const filled = (texts: readonly string[]) =>
  new Set(texts.map((text) => text.trim().toLowerCase()).filter((text) => text.length >= 5)).size
const atLeast = (texts: readonly string[], least: number, one: string, many?: string): Finding => {
  const count = filled(texts)
  return count >= least
    ? pass(`${counted(count, one, many)}.`)
    : fail(`${counted(count, one, many)}; at least ${least} are due.`)
}

function inclusionsMatchCosts({ itinerary }: PlanUnderTest): Finding {
  const { cost_details, inclusions, exclusions, inclusion_codes } = itinerary
  if (inclusions.length === 0) return fail('The plan includes nothing in words.')
  const categories = (lines: readonly CostLine[]) => [
    ...new Set(lines.flatMap(({ code }) => (code === undefined ? [] : [CATEGORY_OF[code]]))),
  ]
  const listed = categories(cost_details)
  const charged = categories(cost_details.filter(({ total }) => total > 0))
  const unsaid = charged
    .filter((category) => !inclusion_codes.includes(category))
    .map((category) => `${COST_CATEGORIES[category]} is charged and not among the inclusions`)
  const unpaid = inclusions
    .filter((_, index) => !listed.includes(inclusion_codes[index]!))
    .map((text) => `"${text}" is included and not charged`)
  const both = inclusions
    .filter((text) => exclusions.includes(text))
    .map((text) => `"${text}" is both included and excluded`)
  return failIfAny([...unsaid, ...unpaid, ...both], `${counted(charged.length, 'cost')}, each among the inclusions.`)
}

const consentForm = ({ itinerary }: PlanUnderTest): Finding =>
  itinerary.requirement_codes.includes('consent')
    ? pass('A consent form is asked for.')
    : fail('No consent form is asked for.')

/** These texts include sentences of the catalogue, so their words are checked too. */
function noIndemnity({ itinerary }: PlanUnderTest): Finding {
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

interface Gap {
  isLeftOut: boolean
  name: string
  saidBy: readonly NoteCode[]
}
/** What the request does not state, and which of it no note explains. */
function gapsOf(gaps: readonly Gap[], { hasNote }: PlanUnderTest): { left: string[]; silent: string[] } {
  const left = gaps.filter(({ isLeftOut }) => isLeftOut)
  const names = (some: readonly Gap[]) => some.map(({ name }) => name)
  return { left: names(left), silent: names(left.filter(({ saidBy }) => !hasNote(...saidBy))) }
}
function missingInputsNamed(plan: PlanUnderTest): Finding {
  const { idea } = plan
  const { left, silent } = gapsOf(
    [
      {
        isLeftOut: idea.startDate === null && idea.endDate === null,
        name: 'the dates',
        saidBy: ['dates_default', 'dates_backwards', 'dates_in_window'],
      },
      { isLeftOut: idea.students === null, name: 'the number of learners', saidBy: ['group_default'] },
      {
        isLeftOut: idea.location === null && idea.province === null && idea.locations.length === 0,
        name: 'the place',
        saidBy: ['place_default'],
      },
      { isLeftOut: idea.budget === null, name: 'the budget', saidBy: ['budget_default'] },
    ],
    plan,
  )
  if (silent.length > 0)
    return fail(`The request leaves out ${silent.join(', ')}, and no assumption says what the plan took.`)
  return pass(
    left.length === 0 ? 'The request gives dates, group, place and budget.' : `Assumed and said: ${left.join(', ')}.`,
  )
}
function otherDefaultsNamed(plan: PlanUnderTest): Finding {
  const { idea, grades } = plan
  const { silent } = gapsOf(
    [
      {
        isLeftOut: idea.teachers === null,
        name: 'the number of adults',
        saidBy: ['teachers_default', 'group_default'],
      },
      { isLeftOut: grades === null, name: 'the grade', saidBy: ['grade_default', 'grades_likely'] },
      { isLeftOut: idea.origin === null, name: 'where the trip begins', saidBy: ['origin_default', 'several_schools'] },
    ],
    plan,
  )
  return silent.length === 0
    ? pass('Every other default is named.')
    : fail(`The plan does not say what it took for ${silent.join(', ')}.`)
}

export const PAPER_RULES: readonly Rule[] = [
  {
    id: 'two_objectives',
    label: 'At least two learning objectives',
    otherwise: 'Fewer than two learning objectives',
    run: ({ itinerary }) => atLeast(itinerary.learning_objectives, 2, 'objective'),
  },
  {
    id: 'three_safety_measures',
    label: 'At least three safety measures',
    otherwise: 'Fewer than three safety measures',
    run: ({ itinerary }) => atLeast(itinerary.safety_measures, 3, 'safety measure'),
  },
  {
    id: 'two_requirements',
    label: 'At least two requirements',
    otherwise: 'Fewer than two requirements',
    run: ({ itinerary }) => atLeast(itinerary.requirements, 2, 'requirement'),
  },
  {
    id: 'exclusions_named',
    label: 'What is not included is named',
    otherwise: 'What is not included is not named',
    run: ({ itinerary }) => atLeast(itinerary.exclusions, 1, 'exclusion'),
  },
  {
    id: 'inclusions_match_costs',
    label: 'What is included is what is charged',
    otherwise: 'What is included is not what is charged',
    run: inclusionsMatchCosts,
  },
  {
    id: 'consent_form',
    label: 'Parents are asked for consent',
    otherwise: 'Parents are not asked for consent',
    run: consentForm,
  },
  {
    id: 'no_indemnity',
    label: 'Parents are not asked for an indemnity',
    otherwise: 'Parents are asked for an indemnity',
    run: noIndemnity,
  },
  {
    id: 'missing_inputs_named',
    label: 'What the request left out is named',
    otherwise: 'Something that the request left out is not named',
    run: missingInputsNamed,
  },
  {
    id: 'other_defaults_named',
    label: 'Every other default is named',
    otherwise: 'A default is not named',
    run: otherDefaultsNamed,
  },
]
