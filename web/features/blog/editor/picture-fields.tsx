import { ImageUp } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { pictureIn } from './picture-in.ts'
import { UploadState } from './upload-state.tsx'
import { useUpload } from './use-upload.ts'
import type { ApiFetch } from '../../../api/client.ts'

/** The picture of the post: an address, or a file that is chosen, dropped or pasted. */
export function PictureFields({ apiFetch, changed }: { apiFetch: ApiFetch; changed: () => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const upload = useUpload(apiFetch)

  const take = async (file: File | null) => {
    if (!file) return
    const url = await upload.start(file)
    const address = box.current?.querySelector<HTMLInputElement>('[name=image_url]')
    if (!url || !address) return
    address.value = url
    changed()
    box.current?.querySelector<HTMLInputElement>('[name=image_alt]')?.focus()
  }
  const onDrop = (event: DragEvent) => {
    const file = pictureIn(event.dataTransfer)
    if (!file) return
    event.preventDefault()
    void take(file)
  }
  return (
    <div
      ref={box}
      className="editor-picture"
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      onPaste={(event) => void take(pictureIn(event.clipboardData))}
    >
      <div className="editor-address">
        <TextField
          name="image_url"
          label="Image address"
          optional
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
        <input
          ref={chooser}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          hidden
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            void take(event.target.files?.[0] ?? null)
            event.target.value = ''
          }}
        />
        <Button variant="secondary" onClick={() => chooser.current?.click()}>
          <ImageUp size={20} aria-hidden="true" />
          Upload a picture
        </Button>
      </div>
      <TextField
        name="image_alt"
        label="What the picture shows"
        optional
        maxLength={300}
        autoComplete="off"
        className="editor-alt"
      />
      <UploadState upload={upload} />
    </div>
  )
}
