import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Language } from '#shared/domain/language'
import { Fold } from '../../ui/fold.tsx'

interface Props {
  id: string
  title: string
  /** The language of the title, where it is not the page's own. */
  lang?: Language | undefined
  className: string
  headingClassName: string
  children: ReactNode
}

/** A part of the plan of which a phone first shows only the heading. */
export function FoldedSection({ id, title, lang, className, headingClassName, children }: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <Fold
        folds
        summaryClassName="flex items-center justify-between gap-3"
        summary={
          <>
            <h2 id={id} lang={lang} className={headingClassName}>
              {title}
            </h2>
            <ChevronDown size={24} className="fold-chevron shrink-0 text-ink-3 lg:hidden print:hidden" />
          </>
        }
      >
        {children}
      </Fold>
    </section>
  )
}
