import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eraseAgain } from '@/lib/people/server/restored'
import { hashOf } from '@/lib/platform/person-hash'
import { sha256 } from '@/lib/platform/sha256'
import { ApiClient } from '@/tests/support/api/client'
import { newEmail, signInOwner } from '@/tests/support/api/owner'
import { findText } from '@/tests/support/database/all-texts'
import { query } from '@/tests/support/database/query'
import { createBooking } from '@/tests/support/factories/bookings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const guest = new ApiClient()
const OTHERS = ['mailbox_messages']
const idOf = async (owner: ApiClient) => ((await owner.get('/api/user')).body as { id: string }).id

/** A link to leave a booking that an import has brought. */
async function carry(userId: string, bookingId: string, address: string) {
  await query(sql`insert into carried_links (hash, user_id, kind, target_id, guest)
    values (${sha256(`${bookingId} ${address}`)}, ${userId}::uuid, 'leave', ${bookingId}::uuid, ${address})`)
}

describe('POST /api/people/erase', () => {
  it('leaves no imported link with the address of a guest, and those of other guests', async () => {
    const owner = await signInOwner()
    const [email, other] = [newEmail('canary'), newEmail('stays')]
    const page = await createPage(owner, { maxGuests: 2 })
    const { booking } = await createBooking(guest, page.slug, visitor(inDays(3), { guests: [email, other] }))
    for (const address of [email, other]) await carry(await idOf(owner), booking.id, address)
    await owner.post('/api/people/erase', { email })
    await expect.poll(() => findText(email, [...OTHERS, 'outbox'])).toEqual([])
    expect(await findText(other, OTHERS)).toContain('carried_links: 1')
  })

  it('leaves no imported link with a guest of a booking that the person made', async () => {
    const owner = await signInOwner()
    const [email, friend] = [newEmail('canary'), newEmail('friend')]
    const page = await createPage(owner, { maxGuests: 2 })
    const fields = { attendeeEmail: email, guests: [friend] }
    const { booking } = await createBooking(guest, page.slug, visitor(inDays(3), fields))
    await carry(await idOf(owner), booking.id, friend)
    await owner.post('/api/people/erase', { email })
    expect(await findText(friend, OTHERS)).not.toContain('carried_links: 1')
  })

  it('finds an address of which only the hash is known in imported links', async () => {
    const [owner, email] = [await signInOwner(), newEmail('canary')]
    const id = await idOf(owner)
    await carry(id, '11111111-1111-4111-8111-111111111111', email)
    await query(sql`insert into erased_people (user_id, hash, erased_at)
      values (${id}::uuid, ${hashOf(id, email)}, date_trunc('milliseconds', now()) + interval '1 ms')`)
    await eraseAgain(new Date())
    expect(await findText(email)).toEqual([])
  })

  it('keeps no answer that a repeated call would tell again', async () => {
    const [owner, email] = [await signInOwner(), newEmail('canary')]
    const times = { startTime: inDays(5), endTime: inDays(6), location: 'custom' }
    const create = (key: string, attendees: string[]) =>
      owner.post('/api/meetings', { title: key, ...times, attendees }, { headers: { 'Idempotency-Key': key } })
    for (const [key, address] of [
      ['theirs', email],
      ['other', newEmail('stays')],
    ] as const) {
      expect((await create(key, [address])).status).toBe(201)
    }
    await owner.post('/api/people/erase', { email })
    const kept = await query(
      sql`select key from idempotency_keys where scope = ${`call:${await idOf(owner)}:/api/meetings`}`,
    )
    expect(kept).toEqual([{ key: 'other' }])
  })
})
