import { mailboxOf } from '@/lib/outbox/mail-limits'
import { invalidField } from '@/lib/vocabulary/errors'
import { check } from '@/messages/check'

type Page = { maxGuests: number; ownerEmail: string }
type Input = { guests: readonly string[]; attendeeEmail: string }

/**
 * The guests of a booking, each mailbox once, without the attendee and the owner, who are told anyway. Throws 400 when the
 * page takes fewer.
 */
export function acceptGuests({ maxGuests, ownerEmail }: Page, { guests, attendeeEmail }: Input): string[] {
  const known = new Set([attendeeEmail, ownerEmail].map(mailboxOf))
  const accepted: string[] = []
  for (const [index, guest] of guests.entries()) {
    const mailbox = mailboxOf(guest)
    if (known.has(mailbox)) continue
    known.add(mailbox)
    if (accepted.length === maxGuests) throw tooManyGuests(index, maxGuests)
    accepted.push(guest)
  }
  return accepted
}

function tooManyGuests(index: number, max: number) {
  const refusal = max === 0 ? check('noGuests') : check('tooManyGuests', { max })
  return invalidField(`guests.${index}`, refusal)
}
