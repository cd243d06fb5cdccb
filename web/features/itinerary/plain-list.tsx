import { Check, type LucideIcon } from 'lucide-react'

interface Props {
  title: string
  items: readonly string[]
  icon?: LucideIcon
  className?: string
}

/** A heading and its sentences, each with the same mark. */
export function PlainList({ title, items, icon: Icon = Check, className = '' }: Props) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id} className={`print:break-inside-avoid ${className}`}>
      <h2 id={id} className="text-h3 leading-tight tracking-normal">
        {title}
      </h2>
      <ul className="mt-3 grid gap-2 print:mt-1 print:gap-0.5">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-2.5">
            <Icon size={20} className="mt-1 text-petrol list-mark" />
            <span className="min-w-0">
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
