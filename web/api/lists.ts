import * as z from 'zod/mini'

/** A list as the specification allows it: the answer itself, or its field `items`. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.union([
    z.array(item),
    z.pipe(
      z.object({ items: z.array(item) }),
      z.transform(({ items }) => items),
    ),
  ])

/** A page of a list, with the cursor of the next page; a list by itself is all there is. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.union([
    z.pipe(
      z.array(item),
      z.transform((items) => ({ items, next: null as string | null })),
    ),
    z.pipe(
      z.object({ items: z.array(item), next_cursor: z.nullish(z.string()) }),
      z.transform(({ items, next_cursor }) => ({ items, next: next_cursor ?? null })),
    ),
  ])

/** The address of a page of a list. */
export const withCursor = (path: string, cursor: string | null): string =>
  cursor ? `${path}?cursor=${encodeURIComponent(cursor)}` : path
