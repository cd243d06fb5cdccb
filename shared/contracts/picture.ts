import * as z from 'zod/mini'

/** What an upload may be at most: both the editor's page and the server ask here. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
export const MAX_PICTURE_PIXELS = 40_000_000

/** Where an uploaded picture is from now on. */
export const PictureStored = z.object({ url: z.string() })
export type PictureStored = z.infer<typeof PictureStored>
