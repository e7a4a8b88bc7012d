import { z } from 'zod'
import { emailAddress } from '@/lib/shared/text/email-address'
import { MAX_TITLE, trimmed } from '@/lib/shared/text/text'
import { check } from '@/messages/check'
import type { erasureAnswer, foundPeopleAnswer } from './api-shapes'

export const eraseSchema = z.object({ email: emailAddress(check('emailInvalid')) })

/** A single letter would find nearly everybody. */
export const MIN_TYPED = 2
export const findPeopleQuery = z.object({ q: trimmed(MAX_TITLE).min(MIN_TYPED, check('required')) })

/** `confirm`: the address of the account. */
export const leaveSchema = z.object({
  confirm: z
    .string({ error: check('required') })
    .trim()
    .max(500),
})

/** `dryRun=1`: only counts. */
export const eraseQuery = z.object({ dryRun: z.enum(['0', '1']).default('0') })

/** What a search for a person finds. */
export type FoundPeople = z.infer<typeof foundPeopleAnswer>

/** Counts of what there is, or was, of a person among an owner's data. */
export type ErasureCounts = z.infer<typeof erasureAnswer>
