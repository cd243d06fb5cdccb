import { Check, type LucideIcon } from 'lucide-react'

interface Props {
  title: string
  items: readonly string[]
  icon?: LucideIcon
}

/** A heading and its sentences, each with the same mark. */
export function PlainList({ title, items, icon: Icon = Check }: Props) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id} className="plain-list">
      <h2 id={id} className="small-heading">
        {title}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon size={20} />
            <span>
              <Sentence text={item} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A sentence with its lead, "Near water: …", in bold. */
function Sentence({ text }: { text: string }) {
  const [, lead, rest] = /^([^:.]{2,48}: )(.+)$/s.exec(text) ?? []
  if (!lead) return text
  return (
    <>
      <strong className="font-semibold">{lead}</strong>
      {rest}
    </>
  )
}
