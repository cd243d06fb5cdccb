import { type ReactNode, useId, useRef, useState } from 'react'
import { AmberChip, MissingChip, UnderstoodChip } from '../../ui/chip.tsx'
import { WhatWeRead } from '../../ui/what-we-read.tsx'
import { factInWords, sightInTown } from '#shared/domain/idea/fact-words'
import { FactPanel } from './fact-panel.tsx'
import type { AskedFact, IdeaChip } from './idea-chips.ts'
import type { NamedSight, Understanding } from './understand.ts'
import type { Towns } from './understand.ts'
import type { IdeaEdits } from './use-idea-text.ts'

interface Props {
  understood: Understanding
  towns: Towns
  /** Null while the field is locked. */
  edit: IdeaEdits | null
}

/** The understood facts and sights, controls for what is missing, what else is asked for, and what was not understood. */
export function Understood({ understood, towns, edit }: Props) {
  const { chips, sights, requests, notUnderstood, background } = understood
  return (
    <>
      <AskingChips title="What we understood" chips={chips} sights={sights} towns={towns} edit={edit} />
      <WhatWeRead requests={requests} notUnderstood={notUnderstood} background={background} className="mt-3" />
    </>
  )
}

/** What changes a plan most. */
const FIRST: readonly string[] = ['place', 'origin', 'learners', 'dates']

/** Controls for the first facts that are missing; nothing if none is. */
export function MissingFacts({ chips, towns, edit }: Pick<Props, 'towns' | 'edit'> & { chips: readonly IdeaChip[] }) {
  const missing = chips.filter(({ id, understood }) => understood === null && FIRST.includes(id))
  if (missing.length === 0 || !edit) return null
  return <AskingChips title="Worth adding" chips={missing} sights={[]} towns={towns} edit={edit} />
}

interface ChipProps extends Pick<Props, 'towns' | 'edit'> {
  title: string
  chips: readonly IdeaChip[]
  sights: readonly NamedSight[]
}

function AskingChips({ title, chips, sights, towns, edit }: ChipProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const heading = useRef<HTMLParagraphElement>(null)
  const opened = useRef<HTMLElement>(null)
  const titleId = useId()
  const missing = chips.find(({ id, understood }) => id === openId && understood === null)?.id as AskedFact | undefined
  const sight = sights.find(({ id }) => id === openId)
  const asked = missing ?? (sight && { sight })
  const toggleOf = (id: string) => ({
    'aria-expanded': openId === id,
    onClick: (event: { currentTarget: HTMLElement }) => {
      opened.current = event.currentTarget
      setOpenId((now) => (now === id ? null : id))
    },
  })
  return (
    <div className="mt-4">
      <p ref={heading} id={titleId} tabIndex={-1} className="text-small font-semibold outline-none">
        {title}
      </p>
      <ul aria-labelledby={titleId} className="mt-2 flex flex-wrap gap-2">
        {chips.map((chip) =>
          chip.understood !== null ? (
            <li key={chip.id}>
              <UnderstoodChip>{chip.understood}</UnderstoodChip>
            </li>
          ) : edit ? (
            <li key={chip.id}>
              <MissingChip {...toggleOf(chip.id)}>{chip.label}</MissingChip>
            </li>
          ) : null,
        )}
        {sights.map((one) => (
          <li key={one.id}>
            <SightChip sight={one} edit={edit} toggle={toggleOf(one.id)} />
          </li>
        ))}
      </ul>
      {asked && edit ? (
        <FactPanel
          key={openId}
          asked={asked}
          towns={asked === 'origin' ? towns.origin : towns.place}
          onAdd={(added) => {
            if (sight && added.fact === 'sight') edit.replace(sight, sightInTown(added))
            edit.add(factInWords(added))
            setOpenId(null)
            heading.current?.focus()
          }}
          onClose={() => {
            setOpenId(null)
            opened.current?.focus()
          }}
        />
      ) : null}
    </div>
  )
}

/** A sight that the text names: known, perhaps meant, or not known. */
function SightChip({ sight, edit, toggle }: { sight: NamedSight; edit: IdeaEdits | null; toggle: object }): ReactNode {
  if (!edit || sight.found === 'known' || sight.found === 'described')
    return <UnderstoodChip>{sight.name}</UnderstoodChip>
  if (sight.found === 'unsure')
    return <AmberChip onClick={() => edit.replace(sight, sight.name)}>Did you mean {sight.name}?</AmberChip>
  return <AmberChip {...toggle}>{sight.name}? Add it yourself: what, where, hours, price</AmberChip>
}
