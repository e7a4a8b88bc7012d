import { z } from 'zod'
import { MAX_LINE, trimmed } from '@/lib/shared/text/text'
import { instant } from '@/lib/time/instant'
import { check } from '@/messages/check'
import type { pageLinkAnswer } from './api-shapes'

/** A page has so many links at most, those that are used up included. */
export const MAX_PAGE_LINKS = 1000
export const MAX_LINK_USES = 10_000

const usesOutOfRange = check('numberOutOfRange', { min: 1, max: MAX_LINK_USES })

export const pageLinkSchema = z.object({
  /** Bookings that it is good for; null for any number. */
  maxUses: z.int(usesOutOfRange).min(1, usesOutOfRange).max(MAX_LINK_USES, usesOutOfRange).nullable().default(null),
  /** From then on it leads nowhere; null for never. */
  expiresAt: instant().nullable().default(null),
  /** For the owner. */
  note: trimmed(MAX_LINE).default(''),
})

/** A new link as it is sent. */
export type NewPageLink = z.input<typeof pageLinkSchema>

/** A link of a page in the API. Instants are ISO texts. */
export type PageLink = z.infer<typeof pageLinkAnswer>
