import type { Itinerary } from '#shared/contracts/itinerary'
import { wholeSubjectIn } from '#shared/domain/itinerary/language/subject-names'
import { Badge } from '../../ui/badge.tsx'
import { FoldedSection } from './folded-section.tsx'
import { usePlanLanguage } from './language/plan-language.ts'
import { type Objective, objectivesOf } from './objectives.ts'
import { subjectTone } from './subjects.ts'

/** The learning objectives with their CAPS subjects and the places that teach them. */
export function Learning({ itinerary }: { itinerary: Itinerary }) {
  const { language, words, lang } = usePlanLanguage()
  return (
    <FoldedSection id="learning" title={words.learning} className="wide-on-paper" headingClassName="section-heading">
      <ul lang={lang} className="learning mt-4 grid gap-3">
        {objectivesOf(itinerary, language).map((objective) => (
          <ObjectiveItem key={`${objective.text} ${objective.subject}`} objective={objective} />
        ))}
      </ul>
      <p className="mt-3 print:hidden">
        <a href={`/itinerary/${itinerary.search_id}/worksheets`}>Print the worksheets</a>, one page for each stop
      </p>
    </FoldedSection>
  )
}

function ObjectiveItem({ objective: { text, subject, grades, places } }: { objective: Objective }) {
  const { language, words } = usePlanLanguage()
  return (
    <li className="rounded-control border border-line bg-surface px-4 py-3.5 flat-on-paper">
      <p className="font-medium">{text}</p>
      {subject && (
        <p className="mt-1.5 flex flex-wrap items-baseline gap-x-2.5 gap-y-1 text-small text-ink-2">
          <Badge tone={subjectTone(subject)} className="flat-on-paper">
            {wholeSubjectIn(language, subject)}
          </Badge>
          <span>
            {[words.capsOf(grades), places.length > 0 && words.taughtAt(places.join(', '))].filter(Boolean).join(' · ')}
          </span>
        </p>
      )}
    </li>
  )
}
