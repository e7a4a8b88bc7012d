import { z } from 'zod'
import { MAX_TITLE, trimmed, uuid } from '@/lib/shared/text/text'
import { check } from '@/messages/check'

const MAX_ADDRESS = 2000

/** The address of a calendar file; `webcal:` is how calendar programs write `https:`. */
export const icsSchema = z.object({
  url: trimmed(MAX_ADDRESS, check('icsAddress'))
    .transform((text) => text.replace(/^webcals?:/i, 'https:'))
    .refine(isWebAddress, check('icsAddress')),
  /** The calendar's own name without it. */
  name: trimmed(MAX_TITLE).default(''),
  /** A connection of this kind that reads the new address from now on. */
  renew: uuid().optional(),
})

export type IcsTyped = z.input<typeof icsSchema>
export type IcsInput = z.output<typeof icsSchema>

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return ['https:', 'http:'].includes(protocol) && !username && !password
}
