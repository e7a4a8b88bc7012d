import { beforeAll, describe, expect, it, vi } from 'vitest'
import { endRetention } from '@/lib/people/server/retain'
import { DAY_MS } from '@/lib/scheduling/units'
import { ApiClient } from '@/tests/support/api/client'
import { newEmail } from '@/tests/support/api/owner'
import { findText } from '@/tests/support/database/all-texts'
import { createBooking } from '@/tests/support/factories/bookings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { createHostedPage, makePractice } from '@/tests/support/factories/practice'
import type { Member } from '@/tests/support/factories/teams'

let ada: Member
let ben: Member
let acting: ApiClient
beforeAll(async () => {
  ;({ ada, ben, acting } = await makePractice())
})

const guest = new ApiClient()

function hostedPage(fields: object = {}) {
  const groups = [{ name: 'Hosts', need: 'all', hosts: [{ account: ada.id }, { account: ben.id }] }]
  return createHostedPage(acting, { groups, agreed: [ben] }, { maxGuests: 3, ...fields })
}
const bookAs = (attendeeEmail: string, slug: string, day: number) =>
  createBooking(guest, slug, visitor(inDays(day), { attendeeEmail, attendeeName: 'Canary Quist', guests: [] }))

/** Whom each host sees in their own meetings of a day. */
async function attendeesOn(client: ApiClient, day: number): Promise<string[][]> {
  const date = inDays(day).slice(0, 10)
  const { body } = await client.get(`/api/meetings/all?page=1&from=${date}T00:00:00Z&to=${date}T23:59:00Z`)
  return (body as { meetings: { attendees: string[] }[] }).meetings.map(({ attendees }) => attendees)
}

/** The mailbox is the inboxes of others. */
const findInTables = async (text: string) =>
  (await findText(text)).filter((found) => !found.startsWith('mailbox_messages'))

describe('POST /api/people/erase of a team', () => {
  it('takes the person out of the meetings of all hosts, too', async () => {
    const [page, email] = [await hostedPage(), newEmail('canary')]
    await bookAs(email, page.slug, 3)
    expect(await attendeesOn(ben, 3)).toEqual([[email]])
    const { body } = await acting.post('/api/people/erase', { email })
    expect(body).toMatchObject({ bookings: 1, cancelled: 1, invitations: 0 })
    expect(await attendeesOn(ben, 3)).toEqual([[]])
    expect(await attendeesOn(ada, 3)).toEqual([[]])
    // Once the mail that tells them of the cancellation has left.
    await vi.waitFor(async () => expect(await findInTables(email)).toEqual([]))
    expect(await findInTables('Canary Quist')).toEqual([])
  })

  it('touches nothing of a team where a host erases for themselves', async () => {
    const [page, email] = [await hostedPage(), newEmail('canary')]
    await bookAs(email, page.slug, 4)
    const own = await createPage(ben)
    await bookAs(email, own.slug, 5)
    const { body } = await ben.post('/api/people/erase', { email })
    expect(body).toMatchObject({ bookings: 1, cancelled: 1, invitations: 0 })
    expect(await attendeesOn(ben, 5)).toEqual([[]])
    expect(await attendeesOn(ben, 4)).toEqual([[email]])
    expect(await attendeesOn(acting, 4)).toEqual([[email]])
  })
})

describe('retentionDays of a page with hosts', () => {
  it('forgets the people in the meetings of all hosts', async () => {
    const [page, email] = [await hostedPage({ retentionDays: 10 }), newEmail('canary')]
    await bookAs(email, page.slug, 6)
    await endRetention(new Date(Date.now() + 17 * DAY_MS))
    for (const client of [acting, ada, ben]) expect(await attendeesOn(client, 6)).toEqual([[]])
  })
})
