import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { formValues } from '#shared/contracts/read-form'
import { COLOURS } from '#shared/domain/markup/colours'
import { linkAddress, pictureAddress } from '#shared/domain/markup/addresses'
import { Button } from '../../../ui/button.tsx'
import { AddressField } from './address-field.tsx'
import { type Edit, insertBlock, insertInline, type Selection, toggleMark } from './text-edits.ts'
import type { Asking } from './tools.ts'

const TITLES: Record<Asking, string> = {
  link: 'Link',
  image: 'Image',
  button: 'Button',
  color: 'Text colour',
  bg: 'Background colour',
}

export interface Question {
  tool: Asking
  selection: Selection
  /** The address of a picture that was pasted, dropped or chosen. */
  address?: string
}

/** Asks for the values of a tool: an address, a text, a description, a colour. Escape and Cancel focus the text. */
export function InsertDialog(props: { question: Question; answer: (edit: Edit) => void; close: () => void }) {
  const { tool, selection } = props.question
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // A picture that is already uploaded needs only its description.
    if (props.question.address) element?.querySelector<HTMLInputElement>('[name=words]')?.focus()
    return () => element?.close()
  }, [props.question.address])
  // Outside the post's form, because nested forms are not valid.
  return createPortal(
    <dialog ref={dialog} aria-labelledby="insert-title" className="editor-dialog" onClose={props.close}>
      <h2 id="insert-title" className="text-h3">
        {TITLES[tool]}
      </h2>
      {tool === 'color' || tool === 'bg' ? (
        <Shades
          tool={tool}
          choose={(shade) => props.answer(toggleMark(selection, `[${tool}=${shade}]`, `[/${tool}]`))}
        />
      ) : (
        <AskAddress {...props} tool={tool} />
      )}
      <Button variant="secondary" className="mt-4 w-full" onClick={props.close}>
        Cancel
      </Button>
    </dialog>,
    document.body,
  )
}

function Shades({ tool, choose }: { tool: 'color' | 'bg'; choose: (shade: string) => void }) {
  return (
    <ul className="editor-shades">
      {COLOURS.map((shade) => (
        <li key={shade}>
          <button type="button" className="editor-shade" onClick={() => choose(shade)}>
            <span className={`${tool}-${shade}`}>{shade}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function AskAddress({
  question: { selection, address = '' },
  tool,
  answer,
}: {
  question: Question
  tool: 'link' | 'image' | 'button'
  answer: (edit: Edit) => void
}) {
  const words = selection.text.slice(selection.from, selection.to).replaceAll('\n', ' ')
  return (
    <form
      method="dialog"
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        // In React's tree this form is inside the post's form, so its events must not reach that.
        event.stopPropagation()
        const boxes = formValues(new FormData(event.currentTarget))
        const read = (name: string) => String(boxes[name] ?? '').trim()
        answer(editFor(tool, selection, read('address'), read('words').replaceAll(/[[\]]/g, '')))
      }}
    >
      <AddressField
        key={address}
        name="address"
        label={tool === 'image' ? 'Image address' : 'Address'}
        hint={tool === 'image' ? 'https:// … or /images/ …' : 'https:// …, /a-page-here, mailto: or tel:'}
        problem={
          tool === 'image' ? 'Please start with https:// or /.' : 'Please start with https://, /, mailto: or tel:.'
        }
        isGood={(value) => (tool === 'image' ? pictureAddress : linkAddress)(value) !== null && !/[()[\]]/.test(value)}
        defaultValue={address}
      />
      <AddressField
        name="words"
        label={tool === 'image' ? 'What it shows, for those who cannot see it' : 'Words'}
        defaultValue={words}
        isGood={(value) => value.trim() !== ''}
        problem={tool === 'image' ? 'Please describe the picture.' : 'Please enter the words.'}
      />
      <Button type="submit" className="w-full">
        Insert
      </Button>
    </form>
  )
}

function editFor(tool: 'link' | 'image' | 'button', selection: Selection, address: string, words: string): Edit {
  if (tool === 'image') return insertBlock(selection, `![${words}](${address})`)
  return insertInline(
    selection,
    tool === 'link' ? `[${words}](${address})` : `[button=${address}]${words}[/button]`,
    words,
  )
}
