import * as z from 'zod/mini'

/** Limits of an upload; the editor's page and the server both use them. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
/** Of the picture, and of each of its frames and parts. */
export const MAX_PICTURE_PIXELS = 40_000_000
export const MAX_PICTURE_FRAMES = 1000
/** The largest frame times the number of frames: 400 frames of a million pixels. */
export const MAX_ANIMATION_PIXELS = 400_000_000

/** The address of an uploaded picture. */
export const PictureStored = z.object({ url: z.string() })
export type PictureStored = z.infer<typeof PictureStored>
