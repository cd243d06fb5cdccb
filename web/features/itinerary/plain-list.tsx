import type { ReactNode } from 'react'
import { splitLead } from '#shared/domain/text-with-lead'
import { FoldedSection } from './folded-section.tsx'
import { usePlanLanguage } from './language/plan-language.ts'

interface Props {
  id: string
  title: string
  items: readonly string[]
  /** The lead of each item, at the same index; plans stored without leads have none. */
  leads?: readonly (string | null)[] | undefined
  /** The items are what one goes without. */
  isWithout?: boolean
  /** So many items are shown, and the others on demand; a single one is not folded away. */
  most?: number
  /** What stands after an item. */
  after?: ((index: number) => ReactNode) | undefined
}

/** A heading and its sentences, each with the same mark. */
export function PlainList({ id, title, items, leads = [], isWithout = false, most = items.length, after }: Props) {
  const { words, lang } = usePlanLanguage()
  if (items.length === 0) return null
  const count = items.length === most + 1 ? items.length : most
  const all = items.map((item, index) => (
    <li key={item}>
      <Sentence text={item} lead={leads[index]} />
      {after?.(index)}
    </li>
  ))
  return (
    <FoldedSection
      id={id}
      title={title}
      className={isWithout ? 'plain-list plain-list-without' : 'plain-list'}
      headingClassName="small-heading"
    >
      <ul lang={lang}>{all.slice(0, count)}</ul>
      {all.length > count && (
        <details className="fold">
          <summary className="asked-more">{words.showRest(all.length - count)}</summary>
          <ul lang={lang}>{all.slice(count)}</ul>
        </details>
      )}
    </FoldedSection>
  )
}

/** A sentence with its lead in bold. */
function Sentence({ text, lead: known }: { text: string; lead: string | null | undefined }) {
  const { lead, rest } = splitLead(text, known)
  if (lead === null) return rest
  return (
    <>
      <strong className="font-semibold">{`${lead}: `}</strong>
      {rest}
    </>
  )
}
