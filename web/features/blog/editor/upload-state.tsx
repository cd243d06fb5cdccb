import { NoticeBox } from '../../../ui/notice-box.tsx'
import type { Upload } from './use-upload.ts'

/** Says that a picture is on its way, or why it did not get there. */
export function UploadState({ upload: { busy, problem } }: { upload: Upload }) {
  return (
    <>
      <output className="text-small text-ink-3">{busy ? 'Uploading the picture...' : ''}</output>
      {problem ? <NoticeBox tone="danger" title={problem} role="alert" /> : null}
    </>
  )
}
