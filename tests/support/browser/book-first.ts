import { createBooking } from '../factories/bookings'
import { visitor } from '../factories/pages'
import { newEmail, type PublishedPage } from './booking-fixtures'
import type { Mails } from './mails'
import { senderOf } from './sender'

/** Books the page's first slot for a visitor in Kathmandu; the address of the booking comes from their mail. */
export async function bookFirst({ owner, slug }: PublishedPage, mails: Mails) {
  const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const read = await owner.get(`/api/schedule/${slug}/slots?from=${dateIn(0)}&to=${dateIn(7)}&timezone=UTC`)
  const startTime: string = (await read.json()).days[0].slots[0]
  const attendeeEmail = newEmail('visitor')
  const fields = { attendeeName: 'Grace Hopper', attendeeEmail, userTimezone: 'Asia/Kathmandu' }
  await createBooking(senderOf(owner), slug, visitor(startTime, fields))
  const { text } = await mails.waitFor(attendeeEmail)
  const address = /http\S+\/b\/[\w.-]+/.exec(text)?.[0] ?? ''
  return { address, startTime, attendeeEmail }
}
