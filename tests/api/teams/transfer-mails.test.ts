import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createBooking } from '@/tests/support/factories/bookings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { makePractice } from '@/tests/support/factories/practice'

// Mails leave when a test says so.
vi.mock('@/lib/outbox/wake', () => ({ wakeOutbox: vi.fn(), wakeEvents: vi.fn(), wakeWebhooks: vi.fn() }))

it('retryMeetingMails tries a cancellation that its giver could not mail, unless its reader was erased since', async () => {
  const { ada, team, acting } = await makePractice()
  const page = await createPage(ada)
  const addresses = [newEmail('late'), newEmail('erased')] as const
  const ids: string[] = []
  for (const [index, attendeeEmail] of addresses.entries()) {
    const { meeting } = await createBooking(new ApiClient(), page.slug, visitor(inDays(5 + index), { attendeeEmail }))
    await mailsTo(attendeeEmail)
    expect((await ada.post(`/api/meetings/${meeting.id}/cancel`)).status).toBe(200)
    await query(
      sql`update outbox set failed_at = now() where meeting_id = ${meeting.id}::uuid and template = 'cancellation'`,
    )
    ids.push(meeting.id)
  }
  const given = await ada.post(`/api/time-slot-pages/${page.id}/transfer`, { account: team.id })
  expect(given.status).toBe(200)
  const { body } = await acting.get('/api/meetings/all?page=1')
  expect(body).toMatchObject({ meetings: ids.map(() => ({ undeliveredMails: 1 })) })
  expect((await acting.post('/api/people/erase', { email: addresses[1] })).status).toBe(200)
  for (const id of ids) {
    expect((await ada.post(`/api/meetings/${id}/retry-mails`)).status).toBe(404)
    expect((await acting.post(`/api/meetings/${id}/retry-mails`)).status).toBe(204)
  }
  const cancelled = async (address: string) =>
    (await mailsTo(address)).filter(({ subject }) => subject.startsWith('Cancelled')).length
  expect([await cancelled(addresses[0]), await cancelled(addresses[1])]).toEqual([1, 0])
})
