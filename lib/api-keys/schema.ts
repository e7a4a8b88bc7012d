import { z } from 'zod'
import { SCOPES, type Scope } from '@/lib/shared/scopes'
import { trimmed } from '@/lib/shared/text/text'
import { instant } from '@/lib/time/instant'
import { check } from '@/messages/check'
import type { apiKeyAnswer, createdApiKeyAnswer, madeByKeyAnswer } from './api-shapes'

/** An account has so many keys at most, expired ones included. */
export const MAX_API_KEYS = 50
export const MAX_KEY_NAME = 100

export const apiKeySchema = z.object({
  name: trimmed(MAX_KEY_NAME, check('required')),
  scopes: z
    .array(z.enum(SCOPES))
    .min(1, check('rightNeeded'))
    // One may be named twice.
    .max(2 * SCOPES.length)
    .transform((scopes): Scope[] => [...new Set(scopes)]),
  /** From then on it opens nothing; null for never. In the future when the key is made. */
  expiresAt: instant().nullable().default(null),
})

/** A new key as it is sent. */
export type NewApiKey = z.input<typeof apiKeySchema>

/** A key in the API. Instants are ISO texts. */
export type ApiKey = z.infer<typeof apiKeyAnswer>

/** The response to its creation: the key itself is told this once. */
export type CreatedApiKey = z.infer<typeof createdApiKeyAnswer>

/** What revoking a key ends. */
export type MadeByKey = z.infer<typeof madeByKeyAnswer>

/** `keep` leaves what the key made, as the owner's own. */
export const revokeKeyQuerySchema = z.object({ made: z.enum(['end', 'keep']).default('end') })
