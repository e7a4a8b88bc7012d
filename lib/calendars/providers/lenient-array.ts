import { z } from 'zod'

/** Drops invalid items of a list, so that one of them does not hide the others. */
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
