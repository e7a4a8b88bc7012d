import { describe, expect, it, vi } from 'vitest'
import { ProviderError } from '@/lib/calendars/providers/provider-error'
import type { Explanation } from '@/lib/pages/explanation'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import type { Answer, ApiClient } from '@/tests/support/api/client'
import { connectFake } from '@/tests/support/api/fake-calendars'
import { signInOwner } from '@/tests/support/api/owner'
import { createMeeting } from '@/tests/support/factories/meetings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

vi.mock(
  '@/lib/calendars/accounts/open-accounts',
  async () => (await import('@/tests/support/api/fake-calendars')).fakeConnections,
)

const later = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * MINUTE_MS).toISOString()

async function ask(owner: ApiClient, pageId: string, at: string) {
  return (await owner.get(`/api/time-slot-pages/${pageId}/explain?at=${at}`)) as Answer<Explanation>
}

describe('GET /api/time-slot-pages/{id}/explain', () => {
  describe('why a time is not offered', () => {
    it('says nothing of a time that is', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner)
      const at = inDays(3)
      expect(await ask(owner, page.id, at)).toMatchObject({ status: 200, body: { at, isActive: true, reasons: [] } })
    })

    it('names the owner’s meeting and another page’s booking, and whether only the buffer is in the way', async () => {
      const owner = await signInOwner()
      const [page, other] = [await createPage(owner), await createPage(owner, { title: 'Other' })]
      const at = inDays(3)
      const times = { startTime: at, endTime: later(at, 15) }
      await createMeeting(owner, { title: 'Dentist', ...times })
      await book(other.slug, visitor(later(at, 30)))
      const start = Date.parse(at)
      expect((await ask(owner, page.id, at)).body.reasons).toEqual([
        {
          kind: 'blocked',
          by: {
            kind: 'meeting',
            title: 'Dentist',
            meetingId: expect.any(String),
            start,
            end: start + 15 * MINUTE_MS,
            before: 5,
            after: 5,
          },
          gapMinutes: null,
        },
        {
          kind: 'blocked',
          by: {
            kind: 'booking',
            title: 'Other',
            meetingId: expect.any(String),
            start: start + 30 * MINUTE_MS,
            end: start + 60 * MINUTE_MS,
            before: 5,
            after: 5,
          },
          gapMinutes: 5,
        },
      ])
    })

    it('leaves out what is cancelled', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner)
      const at = inDays(3)
      const booked = await book(page.slug, visitor(at))
      expect((await ask(owner, page.id, at)).body.reasons).toHaveLength(1)
      await owner.post(`/api/meetings/${booked.body.meeting.id}/cancel`)
      expect((await ask(owner, page.id, at)).body.reasons).toEqual([])
    })

    it('names the calendar that is busy, and the one that cannot be read', async () => {
      const owner = await signInOwner()
      const account = await connectFake(owner)
      const page = await createPage(owner, { conflictCheckCalendars: [account.choice] })
      const at = inDays(3)
      account.busy = [{ start: Date.parse(at), end: Date.parse(later(at, 10)) }]
      expect((await ask(owner, page.id, at)).body.reasons).toMatchObject([
        { kind: 'blocked', by: { kind: 'calendar', meetingId: null }, gapMinutes: null },
      ])
      const broken = await connectFake(owner)
      broken.before = () => Promise.reject(new ProviderError('transient', 'away'))
      const unread = await createPage(owner, { conflictCheckCalendars: [broken.choice] })
      expect((await ask(owner, unread.id, at)).body.reasons).toMatchObject([
        { kind: 'unread', by: { kind: 'calendar' } },
      ])
    })

    it('explains a page that is not active, and hours of its own', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner, { availabilities: [], isActive: false })
      expect((await ask(owner, page.id, inDays(3))).body).toMatchObject({
        isActive: false,
        reasons: [{ kind: 'outside_hours', before: null, after: null }],
      })
    })

    it.each(['', 'tomorrow', '2030-02-30T10:00:00Z'])('refuses %j for a time', async (at) => {
      const owner = await signInOwner()
      expect((await ask(owner, (await createPage(owner)).id, at)).status).toBe(400)
    })
  })
})
