import { Check, type LucideIcon } from 'lucide-react'
import { splitLead } from '#shared/domain/text-with-lead'
import { FoldedSection } from './folded-section.tsx'

interface Props {
  title: string
  items: readonly string[]
  /** The lead of each item, at the same index; plans stored without leads have none. */
  leads?: readonly (string | null)[] | undefined
  icon?: LucideIcon
}

/** A heading and its sentences, each with the same icon. */
export function PlainList({ title, items, leads = [], icon: Icon = Check }: Props) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  if (items.length === 0) return null
  return (
    <FoldedSection id={id} title={title} className="plain-list" headingClassName="small-heading">
      <ul>
        {items.map((item, index) => (
          <li key={item}>
            <Icon size={20} />
            <span>
              <Sentence text={item} lead={leads[index]} />
            </span>
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
