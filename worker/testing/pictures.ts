import { bytesOfText } from '#shared/domain/pictures/picture'
import * as small from '#shared/domain/pictures/small-pictures'

type Draw = (width: number, height: number) => string

/** Each type of picture with the given dimensions. */
export const PICTURES: Record<string, Draw> = {
  png: (width, height) => small.png(width, height),
  jpeg: (width, height) => small.jpeg(width, height),
  gif: (width, height) => small.gif(width, height),
  webp: (width, height) => small.webp(width, height),
  avif: (width, height) => small.avif(width, height),
}

/** An upload as the editor's page sends it. */
export function upload(content: string | Uint8Array<ArrayBuffer>, name = 'a.png', type = 'image/png'): FormData {
  const form = new FormData()
  form.set('file', new File([typeof content === 'string' ? bytesOfText(content) : content], name, { type }))
  return form
}
