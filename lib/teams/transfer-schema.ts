import { z } from 'zod'
import { MAX_LINE } from '@/lib/shared/text/text'
import { check } from '@/messages/check'

/** `account`: who gets it. One that the caller may not act for is as unknown as any other text. */
export const transferSchema = z.object({
  account: z
    .string({ error: check('required') })
    .trim()
    .toLowerCase()
    .max(MAX_LINE),
})
