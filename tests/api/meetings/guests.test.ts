import { describe, expect, it, vi } from 'vitest'
import type { BothInApi } from '@/lib/meetings/server/booking/find-both'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { forge } from '@/tests/support/forge'

vi.hoisted(() => Object.assign(process.env, { LIMIT_MAILS_RECIPIENT: '6/3600' }))

const client = new ApiClient()
const later = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * MINUTE_MS).toISOString()
const tokenOf = (manageUrl: string) => manageUrl.slice(manageUrl.lastIndexOf('/') + 1)
const unfolded = (file: string | null | undefined) => (file ?? '').replace(/\r\n[ \t]/g, '')
const leaveTokenIn = (text: string | undefined) => /\/b\/([\w-]+)\/leave/.exec(text ?? '')?.[1] ?? ''

async function makePage(fields: object = {}) {
  const owner = await signInOwner()
  return { owner, page: await createPage(owner, { maxGuests: 3, ...fields }) }
}

async function makeBooking(count = 2) {
  const { owner, page } = await makePage()
  const guests = Array.from({ length: count }, () => newEmail())
  const attendeeEmail = newEmail()
  const at = inDays(3, 10)
  const { status, body } = await book(page.slug, visitor(at, { attendeeEmail, guests }))
  expect(status).toBe(201)
  const path = `/api/bookings/${tokenOf(body.booking.manageUrl)}`
  const read = async () => (await client.get(path)).body as BothInApi
  return { owner, page, guests, attendeeEmail, at, path, read, ...body }
}

describe('POST /api/schedule/{slug}/book with guests', () => {
  it('writes them into the booking and its meeting', async () => {
    const { booking, meeting, guests, attendeeEmail, read } = await makeBooking()
    expect(booking.guests).toEqual(guests)
    expect(meeting.attendees).toEqual([attendeeEmail, ...guests])
    expect(await read()).toMatchObject({ booking: { guests }, meeting: { attendees: [attendeeEmail, ...guests] } })
  })

  it('takes each mailbox once, and neither the attendee nor the owner', async () => {
    const { owner, page } = await makePage({ maxGuests: 1 })
    const attendeeEmail = newEmail()
    const [one, domain] = newEmail().split('@')
    const guests = [
      attendeeEmail.toUpperCase(),
      `${one}@${domain}`,
      `${one}+work@${domain?.toUpperCase()}`,
      owner.email,
    ]
    const { status, body } = await book(page.slug, visitor(inDays(3), { attendeeEmail, guests }))
    expect([status, body.booking.guests]).toEqual([201, [`${one}@${domain}`]])
  })

  it.each([
    ['a page that takes none', { maxGuests: 0 }, ['ada@example.com'], 'guests.0'],
    ['one too many', { maxGuests: 1 }, ['ada@example.com', 'bob@example.com'], 'guests.1'],
    ['what is no address', {}, ['not an address'], 'guests.0'],
    ['what is no list', {}, 'ada@example.com', 'guests'],
  ])('refuses %s', async (_, fields, guests, path) => {
    const { page } = await makePage(fields)
    const answer = await book(page.slug, visitor(inDays(3), { guests }))
    expect([answer.status, answer.body]).toMatchObject([400, { issues: [{ path }] }])
  })

  it('invites each with the file of the same event and a link to leave, and none to manage', async () => {
    const { guests, meeting, booking, attendeeEmail } = await makeBooking()
    for (const guest of guests) {
      const mails = await mailsTo(guest)
      expect(mails).toHaveLength(1)
      const file = unfolded(mails[0]?.calendarFile)
      expect(file).toContain('METHOD:REQUEST')
      expect(file).toContain(`UID:${meeting.id}@`)
      expect(file).toContain('SEQUENCE:0')
      expect(file).toContain(`MAILTO:${attendeeEmail}`)
      expect(leaveTokenIn(mails[0]?.text)).not.toBe('')
      expect(`${mails[0]?.html}${file}`).not.toContain(tokenOf(booking.manageUrl))
    }
  })

  it('sends them the new time and the cancellation', async () => {
    const { guests, path, at } = await makeBooking(1)
    const [guest = ''] = guests
    await mailsTo(guest)
    expect((await client.post(`${path}/move`, { startTime: later(at, 60) })).status).toBe(200)
    const moved = (await mailsTo(guest)).at(-1)
    expect(moved?.subject).toBe('Updated: Intro call')
    expect(unfolded(moved?.calendarFile)).toMatch(/SEQUENCE:1/)
    await client.post(`${path}/cancel`)
    const mails = await mailsTo(guest)
    expect(mails).toHaveLength(3)
    expect(unfolded(mails[2]?.calendarFile)).toMatch(/METHOD:CANCEL/)
    expect(mails[2]?.text).not.toContain('/leave')
  })

  it('counts each mailbox for the limit of recipients, and refuses the booking as a whole', async () => {
    const guest = newEmail()
    const { page } = await makePage()
    for (let hour = 0; hour < 6; hour += 1) {
      const at = inDays(4, hour)
      expect((await book(page.slug, visitor(at, { attendeeEmail: newEmail(), guests: [guest] }))).status).toBe(201)
    }
    const again = visitor(inDays(4, 7), { attendeeEmail: newEmail(), guests: [newEmail(), guest] })
    const { status, body } = await book(page.slug, again)
    expect([status, body]).toMatchObject([429, { code: 'recipient_mail_limit' }])
    expect((await book(page.slug, { ...again, guests: [] })).status).toBe(201)
  })
})

describe('the guests of a request', () => {
  async function request() {
    const { owner, page } = await makePage({ approval: 'always' })
    const [guest, at] = [newEmail(), inDays(3, 10)]
    const { status, body } = await book(page.slug, visitor(at, { attendeeEmail: newEmail(), guests: [guest] }))
    expect([status, body.booking.status, body.booking.guests]).toEqual([201, 'pending', [guest]])
    const decide = (deed: string) => owner.post(`/api/meetings/${body.meeting.id}/${deed}`)
    const path = `/api/bookings/${tokenOf(body.booking.manageUrl)}`
    return { guest, at, decide, path }
  }

  it('are invited once it is approved, at the time that it has by then', async () => {
    const { guest, at, decide, path } = await request()
    expect(await mailsTo(guest)).toEqual([])
    expect((await client.post(`${path}/move`, { startTime: later(at, 60) })).status).toBe(200)
    expect(await mailsTo(guest)).toEqual([])
    expect((await decide('approve')).status).toBe(200)
    const mails = await mailsTo(guest)
    expect(mails.map(({ subject }) => subject)).toEqual(['Invitation: Intro call'])
    expect(unfolded(mails[0]?.calendarFile)).toContain('METHOD:REQUEST')
    await client.post(`${path}/cancel`)
    expect((await mailsTo(guest)).map(({ subject }) => subject.split(':')[0])).toEqual(['Invitation', 'Cancelled'])
  })

  it('learn nothing of one that is declined or withdrawn', async () => {
    const [declined, withdrawn] = [await request(), await request()]
    expect((await declined.decide('decline')).status).toBe(200)
    expect((await client.post(`${withdrawn.path}/cancel`)).status).toBe(204)
    expect([await mailsTo(declined.guest), await mailsTo(withdrawn.guest)]).toEqual([[], []])
  })
})

describe('/api/guests/{token}', () => {
  it('shows the booking by GET, changes nothing by it, and lets the guest leave by POST', async () => {
    const { owner, guests, meeting, attendeeEmail, read, at } = await makeBooking()
    const [guest = '', other = ''] = guests
    const path = `/api/guests/${leaveTokenIn((await mailsTo(guest)).at(-1)?.text)}`
    const before = (await mailsTo(attendeeEmail)).length + (await mailsTo(owner.email)).length
    expect((await client.get(path)).body).toMatchObject({ guest, title: 'Intro call', startTime: at })
    expect((await read()).booking.guests).toEqual(guests)
    expect((await client.post(`${path}/leave`)).status).toBe(204)
    const { booking, meeting: left } = await read()
    expect(booking.guests).toEqual([other])
    expect(left.attendees).toEqual([attendeeEmail, other])
    expect(booking.history.at(-1)).toMatchObject({ what: 'guest_left', guest })
    expect([booking.id, left.id]).toEqual([booking.id, meeting.id])
    expect((await mailsTo(attendeeEmail)).length + (await mailsTo(owner.email)).length).toBe(before)
    // Once they have left, the link leads nowhere.
    expect((await client.get(path)).status).toBe(404)
    expect((await client.post(`${path}/leave`)).status).toBe(404)
  })

  it('sends those who left nothing more', async () => {
    const { guests, path } = await makeBooking()
    const [guest = '', other = ''] = guests
    const token = leaveTokenIn((await mailsTo(guest)).at(-1)?.text)
    await client.post(`/api/guests/${token}/leave`)
    await client.post(`${path}/cancel`)
    expect([(await mailsTo(guest)).length, (await mailsTo(other)).length]).toEqual([1, 2])
  })

  it("takes neither another guest's token changed, nor the attendee's", async () => {
    const { guests, booking } = await makeBooking(1)
    const token = leaveTokenIn((await mailsTo(guests[0] ?? '')).at(-1)?.text)
    for (const forged of [tokenOf(booking.manageUrl), forge(token), token.slice(0, 10), '']) {
      expect((await client.get(`/api/guests/${forged || '-'}`)).status).toBe(404)
    }
  })

  it('refuses after a cancellation', async () => {
    const { guests, path } = await makeBooking(1)
    const token = leaveTokenIn((await mailsTo(guests[0] ?? '')).at(-1)?.text)
    await client.post(`${path}/cancel`)
    const { status, body } = await client.post(`/api/guests/${token}/leave`)
    expect([status, body]).toMatchObject([409, { code: 'already_cancelled' }])
  })
})
