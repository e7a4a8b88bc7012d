import { z } from 'zod'
import { emailAddress } from '@/lib/shared/text/email-address'
import { check } from '@/messages/check'
import type { erasureAnswer } from './api-shapes'

export const eraseSchema = z.object({ email: emailAddress(check('emailInvalid')) })

/** `confirm`: the address of the account. */
export const leaveSchema = z.object({
  confirm: z
    .string({ error: check('required') })
    .trim()
    .max(500),
})

/** `dryRun=1`: only counts. */
export const eraseQuery = z.object({ dryRun: z.enum(['0', '1']).default('0') })

/** Counts of what there is, or was, of a person among an owner's data. */
export type ErasureCounts = z.infer<typeof erasureAnswer>
