import { History, Redo2, Undo2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { VERSIONS_CONTROL_ID } from './change-ids.ts'
import { BAR, usePlanEditing } from './plan-editing.ts'
import { PlainHistory } from './plain-forms.tsx'
import { shownInstant } from './shown-instant.ts'
import { WhatWeTook } from './what-we-took.tsx'

const SMALL = 'min-h-11! px-3.5!'

/** What the owner of a plan sees above it: the last change with undo, and the facts of the trip as words to change. */
export function ChangeHead() {
  const { versions, version, busy, canRedo, revise, open } = usePlanEditing()
  const last = versions.at(-1)
  return (
    <>
      <section aria-label="Your changes" className="change-bar">
        <div className="min-w-0">
          <p className="font-bold">This is your plan: change anything</p>
          {last && version > 1 && (
            <p className="text-small text-ink-2">
              {`Saved ${shownInstant(last.at)}: `}
              {last.said.join(' ')}
            </p>
          )}
          {version === 1 && <p className="text-small text-ink-2">Each change is planned and checked again.</p>}
        </div>
        <div className="change-bar-buttons needs-script">
          <Button
            variant="secondary"
            className={SMALL}
            aria-disabled={version === 1 || busy !== null}
            onClick={() => version > 1 && revise([{ type: 'undo' }], BAR)}
          >
            <Undo2 size={20} /> Undo
          </Button>
          {canRedo && (
            <Button
              variant="secondary"
              className={SMALL}
              aria-disabled={busy !== null}
              onClick={() => revise([{ type: 'redo' }], BAR)}
            >
              <Redo2 size={20} /> Redo
            </Button>
          )}
          <Button
            id={VERSIONS_CONTROL_ID}
            variant="secondary"
            className={SMALL}
            aria-haspopup="dialog"
            onClick={() => open({ part: 'versions' })}
          >
            <History size={20} /> Versions
          </Button>
        </div>
        <noscript>{import.meta.env.SSR && <PlainHistory />}</noscript>
      </section>
      <WhatWeTook />
    </>
  )
}
