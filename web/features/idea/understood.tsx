import { useRef, useState } from 'react'
import { AmberChip, MissingChip, UnderstoodChip } from '../../ui/chip.tsx'
import { WhatWeRead } from '../../ui/what-we-read.tsx'
import { FactPanel } from './fact-panel.tsx'
import type { AskedFact } from './idea-chips.ts'
import type { Understanding } from './understand.ts'
import type { Towns } from './use-idea-text.ts'

interface Props {
  understood: Understanding
  towns: Towns
  /** Null while the field is locked. */
  edit: IdeaEdits | null
}

/** How controls change the text. */
export interface IdeaEdits {
  add: (words: string) => void
  replace: (part: { start: number; end: number }, words: string) => void
}

/** The understood facts and sights, controls for what is missing, what else is asked for, and what was not understood. */
export function Understood({ understood, towns, edit }: Props) {
  const { chips, sights, requests, notUnderstood, background } = understood
  /** The id of a chip. */
  const [openId, setOpenId] = useState<string | null>(null)
  const open = chips.find(({ id, understood: said }) => id === openId && said === null)?.id as AskedFact | undefined
  const openSight = sights.find(({ id }) => id === openId)
  const asked = open ?? (openSight && { sight: openSight.name })
  const heading = useRef<HTMLParagraphElement>(null)
  const opened = useRef<HTMLElement>(null)
  const toggleOf = (id: string) => ({
    'aria-expanded': openId === id,
    onClick: (event: { currentTarget: HTMLElement }) => {
      opened.current = event.currentTarget
      setOpenId((now) => (now === id ? null : id))
    },
  })
  return (
    <div className="mt-4">
      <p ref={heading} id="understood" tabIndex={-1} className="text-small font-semibold outline-none">
        What we understood
      </p>
      <ul aria-labelledby="understood" className="mt-2 flex flex-wrap gap-2">
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
        {sights.map((sight) => (
          <li key={sight.id}>
            {sight.found === 'known' || !edit ? (
              <UnderstoodChip>{sight.name}</UnderstoodChip>
            ) : sight.found === 'unsure' ? (
              <AmberChip onClick={() => edit.replace(sight, sight.name)}>Did you mean {sight.name}?</AmberChip>
            ) : (
              <AmberChip {...toggleOf(sight.id)}>{sight.name}: we do not know it</AmberChip>
            )}
          </li>
        ))}
      </ul>
      {asked && edit ? (
        <FactPanel
          key={openId}
          asked={asked}
          towns={open === 'origin' ? towns.origin : towns.place}
          onAdd={(words) => {
            edit.add(words)
            setOpenId(null)
            heading.current?.focus()
          }}
          onClose={() => {
            setOpenId(null)
            opened.current?.focus()
          }}
        />
      ) : null}
      <WhatWeRead requests={requests} notUnderstood={notUnderstood} background={background} className="mt-3" />
    </div>
  )
}
