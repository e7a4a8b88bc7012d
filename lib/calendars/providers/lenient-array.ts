import { z } from 'zod'

/** The items of a list that are what they should be: one that is not must not hide the others for ever. */
export function lenientArray<T>(item: z.ZodType<T>) {
  return z
    .array(z.unknown())
    .default([])
    .transform((items) =>
      items.flatMap((candidate) => {
        const parsed = item.safeParse(candidate)
        return parsed.success ? [parsed.data] : []
      }),
    )
}
