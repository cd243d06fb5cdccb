import { History, Redo2, Undo2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { VERSIONS_CONTROL_ID } from './change-ids.ts'
import { BAR, usePlanEditing } from './plan-editing.ts'
import { PlainHistory } from './plain-forms.tsx'
import { shownInstant } from './shown-instant.ts'
import { WhatWeTook } from './what-we-took.tsx'

/** What the owner of a plan sees above it: once it was changed, the last change with undo; the facts of the trip as words to change. */
export function ChangeHead() {
  const { version } = usePlanEditing()
  return (
    <>
      {version > 1 && <ChangeBar />}
      <WhatWeTook />
    </>
  )
}

const SMALL = 'min-h-11! px-3.5!'

function ChangeBar() {
  const { versions, busy, canUndo, canRedo, revise, open } = usePlanEditing()
  const last = versions.at(-1)
  return (
    <section aria-label="Your changes" className="change-bar">
      {last && (
        <p className="text-small">
          <b>{`Saved ${shownInstant(last.at)}: `}</b>
          {last.said.join(' ')}
        </p>
      )}
      <div className="change-bar-buttons needs-script">
        {canUndo && (
          <Button
            variant="secondary"
            className={SMALL}
            aria-disabled={busy !== null}
            onClick={() => revise([{ type: 'undo' }], BAR)}
          >
            <Undo2 size={20} /> Undo
          </Button>
        )}
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
  )
}
