import * as z from 'zod/mini'

/** A list as the spec's server may send it: by itself, or named `items`. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.union([
    z.array(item),
    z.pipe(
      z.object({ items: z.array(item) }),
      z.transform(({ items }) => items),
    ),
  ])
