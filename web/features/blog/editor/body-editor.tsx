import { insertTextIntoField } from 'text-field-edit'
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { ApiFetch } from '../../../api/client.ts'
import { FieldError, useBox } from '../../../ui/form/field-frame.tsx'
import { cleanPaste } from './clean-paste.ts'
import { InsertDialog, type Question } from './insert-dialog.tsx'
import { MarkedText } from './marked-text.tsx'
import { pictureIn } from './picture-in.ts'
import { continueList, type Edit, type Selection } from './text-edits.ts'
import { editOf, type Tool, toolOf, toolsAt } from './tools.ts'
import { Toolbar } from './toolbar.tsx'
import { UploadState } from './upload-state.tsx'
import { useUpload } from './use-upload.ts'

const NONE: ReadonlySet<Tool> = new Set()

/** The post's text with its tools. The browser's undo also reverts what a tool writes. */
export function BodyEditor({ apiFetch, text }: { apiFetch: ApiFetch; text: string }) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [active, setActive] = useState(NONE)
  const [question, setQuestion] = useState<Question | null>(null)
  const upload = useUpload(apiFetch)
  const boxProps = useBox('body', true)

  const selection = (): Selection => ({
    text: box.current?.value ?? '',
    from: box.current?.selectionStart ?? 0,
    to: box.current?.selectionEnd ?? 0,
  })
  const write = ({ from, to, insert, select }: Edit) => {
    const area = box.current
    if (!area) return
    area.focus()
    area.setSelectionRange(from, to)
    if (from !== to || insert !== '') insertTextIntoField(area, insert)
    area.setSelectionRange(...select)
    setActive(toolsAt(selection()))
  }
  const apply = (tool: Tool) => {
    const edit = editOf(tool, selection())
    if (edit) write(edit)
    else if ('asks' in tool.does) setQuestion({ tool: tool.does.asks, selection: selection() })
  }
  const takePicture = async (file: File) => {
    const place = selection()
    const address = await upload.start(file)
    if (address) setQuestion({ tool: 'image', selection: place, address })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const tool = toolOf(event.nativeEvent)
    const next =
      event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing ? continueList(selection()) : null
    if (!tool && !next) return
    event.preventDefault()
    if (tool) apply(tool)
    else if (next) write(next)
  }
  const onPaste = (event: ClipboardEvent) => {
    const file = pictureIn(event.clipboardData)
    const clean = file ? null : cleanPaste(event.clipboardData.getData('text/html'))
    if (!file && clean === null) return
    event.preventDefault()
    if (file) void takePicture(file)
    else if (clean !== null && box.current) insertTextIntoField(box.current, clean)
  }
  const onDrop = (event: DragEvent) => {
    const file = pictureIn(event.dataTransfer)
    if (!file) return
    event.preventDefault()
    void takePicture(file)
  }
  const close = () => {
    setQuestion(null)
    box.current?.focus()
  }
  return (
    <div className="editor-body">
      <label htmlFor="field-body" className="field-label">
        Body
      </label>
      <p id="field-body-hint" className="sr-only">
        Light markup. Shift and Tab lead to the tools.
      </p>
      <FieldError name="body" />
      <div className="editor-frame">
        <Toolbar active={active} apply={apply} />
        <div className="editor-paper">
          <MarkedText text={text} />
          <textarea
            {...boxProps}
            ref={box}
            rows={18}
            className="editor-text editor-input"
            spellCheck
            onKeyDown={onKeyDown}
            onSelect={() => setActive(toolsAt(selection()))}
            onPaste={onPaste}
            onDragOver={(event) => void (event.dataTransfer.types.includes('Files') && event.preventDefault())}
            onDrop={onDrop}
          />
        </div>
      </div>
      <UploadState upload={upload} />
      {question ? (
        <InsertDialog
          question={question}
          close={close}
          answer={(edit) => {
            setQuestion(null)
            // The dialog returns the focus when it closes; the text gets it after that.
            setTimeout(() => write(edit))
          }}
        />
      ) : null}
    </div>
  )
}
