import type { Condition, Request, RequestNeed } from '../../../idea/requests/request.ts'
import { GRAMMAR } from '../../../itinerary/language/grammar.ts'
import { clockOf } from '../../../itinerary/words.ts'

const { hours } = GRAMMAR.af

const NEEDS: Record<RequestNeed, string> = {
  wheelchair: 'rolstoel',
  walking: 'loop moeilik',
  hearing: 'hoor swak',
  sight: 'sien swak',
  epilepsy: 'epilepsie',
  asthma: 'asma',
  diabetes: 'diabetes',
  allergy: 'allergie',
  stings: 'allergies vir steke',
  autism: 'outisme',
  medication: 'medisyne wat bewaar moet word',
  halaal: 'halaal-kos',
  kosher: 'kosjer kos',
  vegetarian: 'vegetariese kos',
  vegan: 'veganistiese kos',
  no_beef: 'geen beesvleis nie',
  no_pork: 'geen varkvleis nie',
  other_diet: '’n eie dieet',
  no_swimming: 'kan nie swem nie',
  heights: 'bang vir hoogtes',
  closed_spaces: 'engtevrees: ’n taak buite',
  motion_sickness: 'naar van ry of vaar',
  prayer: 'tyd om te bid',
  fasting: 'vas: eet voor dagbreek en na sononder',
  sabbath: 'hou die Sabbat',
  language: '’n ander taal',
  other: 'spesiale sorg',
}

/** The conditions that have our own words; of the others the idea's words are kept. */
function conditionInAfrikaans(condition: Condition): string | null {
  switch (condition.code) {
    case 'leave_at':
      return `vertrek om ${clockOf(condition.minutes)}`
    case 'back_by':
      return `teen ${clockOf(condition.minutes)} terug`
    case 'be_there_at':
      return `om ${clockOf(condition.minutes)} daar`
    case 'longest_drive':
      return `hoogstens ${hours(condition.minutes)} se ry`
    case 'farthest':
      return `binne ${condition.km} km`
    case 'back_by_dark':
    case 'question':
    case 'vehicles':
    case 'bed':
    case 'food':
    case 'companions':
    case 'no_travel_on':
    case 'avoid':
    case 'other':
      return null
  }
}

/** What was asked for, in Afrikaans: the idea's own words, or ours where the English line has ours. */
export function askedInAfrikaans(request: Request): string {
  if (request.kind === 'condition') return conditionInAfrikaans(request.condition) ?? request.text
  if (request.kind !== 'need') return request.text
  const need = NEEDS[request.need]
  const { count } = request
  return count === null ? need : `${count} ${count === 1 ? 'persoon' : 'mense'}: ${need}`
}
