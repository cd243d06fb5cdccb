import { splitLead } from '#shared/domain/text-with-lead'
import { FoldedSection } from './folded-section.tsx'

interface Props {
  title: string
  items: readonly string[]
  /** The lead of each item, at the same index; plans stored without leads have none. */
  leads?: readonly (string | null)[] | undefined
  /** The items are what one goes without. */
  isWithout?: boolean
}

/** A heading and its sentences, each with the same mark. */
export function PlainList({ title, items, leads = [], isWithout = false }: Props) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  if (items.length === 0) return null
  return (
    <FoldedSection
      id={id}
      title={title}
      className={isWithout ? 'plain-list plain-list-without' : 'plain-list'}
      headingClassName="small-heading"
    >
      <ul>
        {items.map((item, index) => (
          <li key={item}>
            <Sentence text={item} lead={leads[index]} />
          </li>
        ))}
      </ul>
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
