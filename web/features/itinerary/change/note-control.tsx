import { Pencil } from 'lucide-react'
import type { NoteCode } from '#shared/domain/itinerary/notes'
import { noteControlId } from './change-ids.ts'
import { usePlanEditing } from './plan-editing.ts'
import { fieldOfNote, takenOf } from './taken.ts'

/** At a sentence of what we assumed: the control of the fact that it is about; nothing where none is. */
export function NoteControl({ code }: { code: NoteCode }) {
  const { itinerary, open } = usePlanEditing()
  const field = fieldOfNote(code)
  if (!field) return null
  const id = noteControlId(code)
  return (
    <span className="block print:hidden">
      <button
        type="button"
        id={id}
        aria-haspopup="dialog"
        className="took-word needs-script"
        onClick={() => open({ part: 'field', field }, id)}
      >
        Change: {takenOf(itinerary)[field].words}
        <Pencil size={14} aria-hidden="true" />
      </button>
      <noscript>
        {import.meta.env.SSR && (
          <a href="#took" className="plain-link">
            Change it above
          </a>
        )}
      </noscript>
    </span>
  )
}
