// @module-tag embedded
import { beforeAll, describe, expect, it } from 'vitest'
import type { FoundPeople } from '@/lib/people/schema'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { createBooking } from '@/tests/support/factories/bookings'
import { createFormWith } from '@/tests/support/factories/forms'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

type Owner = Awaited<ReturnType<typeof signInOwner>>

let owner: Owner
let latest: string
const find = async (who: Owner, q: string) =>
  (await who.get(`/api/people?q=${encodeURIComponent(q)}`)) as Answer<FoundPeople>
const names = async (q: string, who = owner) => {
  const { people, responses } = (await find(who, q)).body
  return { people: people.map(({ name }) => name), responses: responses.map(({ name }) => name) }
}

beforeAll(async () => {
  owner = await signInOwner()
  const { slug } = await createPage(owner)
  const guest = new ApiClient()
  const book = (day: number, attendeeName: string, attendeeEmail: string) =>
    createBooking(guest, slug, visitor(inDays(day), { attendeeName, attendeeEmail }))
  await book(3, 'İpek Işık', 'ipek@example.com')
  await book(4, 'Max 100%', 'max_muster@example.com')
  latest = (await book(5, 'Ipek Isik', 'IPEK@example.com')).meeting.id
  const { form } = await createFormWith(owner, 'text')
  await submit(form.slug, { responses: {}, respondentName: 'Ipek', respondentEmail: 'ipek@example.com' })
  // Faster than anybody types.
  await submit(form.slug, { responses: {}, respondentName: 'Ipek the robot', website: 'x', elapsedMs: 1 })
})

describe('GET /api/people', () => {
  it.each(['ipek', 'İPEK', 'IPEK@EXAMPLE'])(
    'finds by %j each address once, with its latest meeting, and responses',
    async (q) => {
      const { people, responses } = (await find(owner, q)).body
      expect(people).toMatchObject([{ name: 'Ipek Isik', meetingId: latest }])
      expect(responses).toMatchObject([{ name: 'Ipek', formTitle: expect.any(String) }])
    },
  )

  it('takes signs of patterns for what they are', async () => {
    expect(await names('0%')).toEqual({ people: ['Max 100%'], responses: [] })
    expect(await names('x_m')).toEqual({ people: ['Max 100%'], responses: [] })
    expect(await names('e%e')).toEqual({ people: [], responses: [] })
  })

  it('finds nobody of another account, and asks for two letters', async () => {
    expect(await names('ipek', await signInOwner())).toEqual({ people: [], responses: [] })
    expect((await find(owner, 'i')).status).toBe(400)
  })
})
