import { NoticeBox } from '../../../ui/notice-box.tsx'
import type { Upload } from './use-upload.ts'

/** The state of an upload, or why it failed. */
export function UploadState({ upload: { busy, problem } }: { upload: Upload }) {
  return (
    <>
      <output className="text-small text-ink-3">{busy ? 'Uploading the picture...' : ''}</output>
      {problem ? <NoticeBox tone="danger" title={problem} role="alert" /> : null}
    </>
  )
}
