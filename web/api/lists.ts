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
