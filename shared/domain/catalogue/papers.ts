import type { Language } from '../language.ts'
import { type TextWithLead, withLead } from '../text-with-lead.ts'
import type { CodeRow } from './kinds.ts'

/** What a place asks for before it lets a group in. */
export interface PaperRow extends CodeRow {
  /** What the plan asks the school to get; absent: the place's own safety notes say it. */
  requirement?: Record<Language, TextWithLead>
}

export const PAPERS = [
  { code: 'passport', name: 'a passport for each person' },
  { code: 'birth-certificate', name: 'an unabridged birth certificate for each learner' },
  { code: 'id', name: 'an identity document, or its number, for each person' },
  { code: 'clearance-list', name: 'a list of names for security, sent ahead' },
  {
    code: 'operator-cover',
    name: 'the operator’s insurance, guides’ qualifications and safety plan, and a consent that names the activity',
    requirement: {
      en: withLead(
        'Adventure activities',
        'the operator’s insurance, guides’ qualifications and safety plan in writing, and parents’ consent that names the activity.',
      ),
      af: withLead(
        'Avontuuraktiwiteite',
        'die operateur se versekering, gidse se kwalifikasies en veiligheidsplan op skrif, en ouers se toestemming wat die aktiwiteit noem.',
      ),
    },
  },
] as const satisfies readonly PaperRow[]
export type PaperCode = (typeof PAPERS)[number]['code']
