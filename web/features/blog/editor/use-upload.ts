import { useState } from 'react'
import { MAX_PICTURE_BYTES } from '#shared/contracts/picture'
import type { ApiFetch } from '../../../api/client.ts'
import { uploadPicture } from './post-calls.ts'
import { shrinkPicture } from './shrink-picture.ts'

export type Upload = ReturnType<typeof useUpload>

const UNREADABLE = 'We cannot read this picture. Please choose a JPEG, PNG, WebP, AVIF or GIF file.'
const TOO_LARGE = 'This picture is larger than 5 MB. Please make it smaller.'
const CUT_OFF = 'The upload did not get through. Your text is kept: please try again once you are online.'

/** Uploads one picture, after making it smaller. */
export function useUpload(apiFetch: ApiFetch) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** The address of the picture; null if the upload failed, with the reason in `problem`. */
  const start = async (file: File): Promise<string | null> => {
    setBusy(true)
    setProblem(null)
    const sent = await send(apiFetch, file)
    setBusy(false)
    if (sent.startsWith('/')) return sent
    setProblem(sent)
    return null
  }
  return { busy, problem, start }
}

/** The address, or an error message. */
async function send(apiFetch: ApiFetch, file: File): Promise<string> {
  const small = await shrinkPicture(file).catch(() => null)
  if (!small) return UNREADABLE
  if (small.size > MAX_PICTURE_BYTES) return TOO_LARGE
  const answer = await uploadPicture(apiFetch, small)
  if ('url' in answer) return answer.url
  if (answer.status === 401) return 'Your session has ended. Your text is kept: save it, sign in and try again.'
  return answer.status === 0 ? CUT_OFF : answer.words
}
