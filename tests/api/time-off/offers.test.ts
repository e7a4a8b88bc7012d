// @module-tag every-database
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TimeOffers } from '@/lib/meetings/offer-schemas'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { MAX_MESSAGE } from '@/lib/shared/text/text'
import type { TimeOff } from '@/lib/time-off/schema'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'
import { addTimeOff } from '@/tests/support/factories/time-off'

const reader = new ApiClient()
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const later = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * MINUTE_MS).toISOString()

let owner: Awaited<ReturnType<typeof signInOwner>>
beforeEach(async () => {
  owner = await signInOwner()
})

/** Bookings on one day, which is off then. */
async function clearDay(fields: object = {}, guests: object[] = [{}]) {
  const page = await createPage(owner, fields)
  const at = inDays(5, 10)
  const booked = []
  for (const [index, guest] of guests.entries()) {
    const email = newEmail()
    const { body } = await book(page.slug, visitor(later(at, 60 * index), { attendeeEmail: email, ...guest }))
    await mailsTo(email)
    booked.push({ email, meeting: body.meeting.id, start: body.booking.startTime, api: apiOf(body.booking.manageUrl) })
  }
  const day = dateOf(at)
  const entry = (await addTimeOff(owner, { from: day, to: day })) as TimeOff
  const path = `/api/time-off/${entry.id}/offers`
  const list = async () => (await owner.get(path)).body as TimeOffers
  const send = (body: object) => owner.post(path, body)
  return { page, day, entry, path, booked, list, send }
}

const apiOf = (manageUrl: string) => `/api/bookings/${manageUrl.split('/').at(-1)}`
const startOf = async (api: string) =>
  ((await reader.get(api)).body as { booking: { startTime: string } }).booking.startTime

/** The links of the mail with offers, in its order. */
async function linksTo(email: string) {
  const mails = (await mailsTo(email)).filter(({ text }) => text.includes('/api/offers/'))
  const urls = [...(mails.at(-1)?.text ?? '').matchAll(/https?:\S+\/api\/offers\/\S+/g)].map(([url]) => new URL(url))
  const links = urls.map(({ pathname, searchParams, search }) => ({
    path: pathname,
    to: searchParams.get('to') ?? '',
    page: pathname + search,
  }))
  return { mails, links }
}

/** Presses the button of the page; answers the page that it leads to. */
async function press({ path, to }: { path: string; to: string }) {
  const sent = await reader.send('POST', path, { raw: new URLSearchParams({ to }).toString(), headers: FORM })
  const { pathname, search } = new URL(sent.headers.get('location') ?? '', 'http://localhost')
  return { status: sent.status, page: (await reader.get(pathname + search)).text }
}

describe('GET /api/time-off/{id}/offers', () => {
  it('has three free times for each guest, none in the time off and none of another guest, and writes to nobody', async () => {
    const guest = { userTimezone: 'Asia/Tokyo' }
    const { day, list, booked } = await clearDay({}, [guest, {}, {}])
    const { offers, isWhole } = await list()
    expect([offers.map(({ meetingId }) => meetingId), isWhole]).toEqual([booked.map(({ meeting }) => meeting), true])
    expect(offers[0]).toMatchObject({
      timezone: 'Asia/Tokyo',
      state: 'open',
      newTime: null,
      startTime: booked[0]?.start,
    })
    const times = offers.flatMap((offer) => offer.times)
    expect([times.length, new Set(times).size]).toEqual([9, 9])
    expect(times.filter((time) => dateOf(time) === day)).toEqual([])
    expect((await linksTo(booked[0]?.email ?? '')).mails).toEqual([])
  })

  it('has no times of a page that is not published, and is 404 to others', async () => {
    const { page, path, list } = await clearDay()
    await owner.patch(`/api/time-slot-pages/${page.id}`, { isActive: false })
    expect((await list()).offers).toMatchObject([{ state: 'open', times: [] }])
    expect((await (await signInOwner()).get(path)).status).toBe(404)
  })

  it('says what became of each, also once the time off is gone for its guests', async () => {
    const { booked, list, send } = await clearDay({}, [{}, {}, {}])
    const ids = booked.map(({ meeting }) => meeting)
    await send({ meetings: ids.slice(0, 2) })
    const { links } = await linksTo(booked[0]?.email ?? '')
    await press(links[1] ?? { path: '', to: '' })
    await owner.post(`/api/meetings/${ids[1]}/cancel`, {})
    const { offers } = await list()
    expect(offers.map(({ state, newTime }) => [state, newTime])).toEqual([
      ['moved', links[1]?.to],
      ['ended', null],
      ['open', null],
    ])
    expect(offers[0]?.startTime).toBe(booked[0]?.start)
  })
})

describe('POST /api/time-off/{id}/offers', () => {
  it('mails each guest once, with the message and three links in their language and zone', async () => {
    const guest = { language: 'de', userTimezone: 'Asia/Tokyo', userTimeFormat: '24h' }
    const { booked, list, send } = await clearDay({}, [guest, {}])
    const { times = [] } = (await list()).offers[0] ?? {}
    const [first, second] = booked
    const body = { meetings: [first?.meeting], message: 'I am ill' }
    for (let sent = 0; sent < 2; sent += 1) expect((await send(body)).status).toBe(200)
    const { mails, links } = await linksTo(first?.email ?? '')
    expect(mails).toHaveLength(1)
    expect(links.map(({ to }) => to)).toEqual(times)
    expect(mails[0]?.subject).toContain('Bitte wählen Sie eine neue Zeit')
    expect(mails[0]?.text).toContain('I am ill')
    expect(mails[0]?.text).toContain(later(times[0] ?? '', 540).slice(11, 16))
    expect((await linksTo(second?.email ?? '')).mails).toEqual([])
    expect((await list()).offers.map(({ state }) => state)).toEqual(['offered', 'open'])
  })

  it('refuses a meeting that is not in the way, before anybody is mailed, and too many', async () => {
    const { booked, send, list } = await clearDay()
    const other = crypto.randomUUID()
    expect((await send({ meetings: [booked[0]?.meeting, other] })).status).toBe(404)
    expect((await send({ meetings: Array.from({ length: 101 }, () => other) })).status).toBe(400)
    expect((await send({ meetings: [] })).status).toBe(400)
    expect((await send({ meetings: [booked[0]?.meeting], message: 'x'.repeat(MAX_MESSAGE + 1) })).status).toBe(400)
    expect((await list()).offers[0]?.state).toBe('open')
  })
})

describe('GET /api/offers/{token}', () => {
  it('shows both times and moves nothing, however often', async () => {
    const { booked, send } = await clearDay()
    const [{ meeting, email, api, start } = { meeting: '', email: '', api: '', start: '' }] = booked
    await send({ meetings: [meeting] })
    const { links } = await linksTo(email)
    expect(links).toHaveLength(3)
    for (const { page, path } of links) {
      const { status, text, headers } = await reader.get(page)
      expect([status, text.includes('>Move to this time</button>')]).toEqual([200, true])
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect((await reader.get(path)).text).toContain('Choose a new time')
      expect((await reader.send('HEAD', page, {})).status).toBe(200)
    }
    expect(await startOf(api)).toBe(start)
  })

  it('is a page of its own for a token that is not ours', async () => {
    for (const path of ['/api/offers/no-such-token', `/api/offers/${'A'.repeat(43)}`]) {
      const { status, text } = await reader.get(path)
      expect([status, text.includes('There is no such offer')]).toEqual([404, true])
    }
  })
})

describe('POST /api/offers/{token}', () => {
  it('moves the booking whatever its limits on changes and the approval of its page, and both people are told', async () => {
    const { booked, send } = await clearDay({ moveNotice: 43_200, maxMoves: 0 })
    const [{ meeting, email, api } = { meeting: '', email: '', api: '' }] = booked
    await send({ meetings: [meeting] })
    const [link = { path: '', to: '' }] = (await linksTo(email)).links
    const { status, page } = await press(link)
    expect([status, page.includes('Your meeting has a new time')]).toEqual([303, true])
    expect(await startOf(api)).toBe(link.to)
    for (const address of [email, owner.email]) {
      expect((await mailsTo(address)).filter(({ subject }) => subject.startsWith('New time'))).toHaveLength(1)
    }
  })

  it('is done once: a second press, of another time too, finds the meeting where it is', async () => {
    const { booked, send } = await clearDay()
    const [{ meeting, email, api } = { meeting: '', email: '', api: '' }] = booked
    await send({ meetings: [meeting] })
    const [one = { path: '', to: '' }, other = { path: '', to: '' }] = (await linksTo(email)).links
    await Promise.all([press(one), press(one)])
    for (const link of [one, other]) expect((await press(link)).page).toContain('Your meeting has a new time')
    expect(await startOf(api)).toBe(one.to)
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('New time'))).toHaveLength(1)
  })

  it('gives a time to one of two guests, and offers the other one more', async () => {
    const { booked, send } = await clearDay({}, [{}, {}])
    const [one, other] = booked
    await send({ meetings: booked.map(({ meeting }) => meeting) })
    const [first = { path: '', to: '' }] = (await linksTo(one?.email ?? '')).links
    const [second = { path: '', to: '' }] = (await linksTo(other?.email ?? '')).links
    const pages = await Promise.all([press(first), press({ path: second.path, to: first.to })])
    const starts = await Promise.all([startOf(one?.api ?? ''), startOf(other?.api ?? '')])
    expect(starts.filter((start) => start === first.to)).toHaveLength(1)
    const lost = pages[starts.indexOf(first.to) === 0 ? 1 : 0]?.page ?? ''
    expect(lost).toContain('This time is no longer free')
    const more = [...lost.matchAll(/\?to=([^"]+)"/g)].map(([, to]) => decodeURIComponent(to ?? ''))
    expect([more.length, more.includes(first.to)]).toEqual([3, false])
    const path = starts.indexOf(first.to) === 0 ? second.path : first.path
    expect((await press({ path, to: more[0] ?? '' })).page).toContain('Your meeting has a new time')
  })

  it('offers others for a time that is closed by now, or that was never offered', async () => {
    const { booked, send, day } = await clearDay()
    const [{ meeting, email, api, start } = { meeting: '', email: '', api: '', start: '' }] = booked
    await send({ meetings: [meeting] })
    const [link = { path: '', to: '' }] = (await linksTo(email)).links
    await addTimeOff(owner, { from: dateOf(link.to), to: dateOf(link.to) })
    for (const to of [link.to, `${day}T12:00:00.000Z`, '9999-01-01T00:00:00.000Z']) {
      const { status, page } = await press({ path: link.path, to })
      expect([status, page.includes('This time is no longer free')]).toEqual([303, true])
    }
    expect((await press({ path: link.path, to: 'never' })).page).toContain('Choose a new time')
    expect(await startOf(api)).toBe(start)
  })

  it('says that a booking was cancelled, or that its time has come', async () => {
    const { booked, send } = await clearDay({}, [{}, {}])
    const [one, other] = booked
    await send({ meetings: booked.map(({ meeting }) => meeting) })
    const [first = { path: '', to: '' }] = (await linksTo(one?.email ?? '')).links
    const [second = { path: '', to: '' }] = (await linksTo(other?.email ?? '')).links
    await owner.post(`/api/meetings/${one?.meeting}/cancel`, {})
    expect((await press(first)).page).toContain('This meeting was cancelled')
    // As if days had gone by: nothing else makes a booking past.
    const past = new Date(Date.now() - 60 * MINUTE_MS)
    await query(sql`update move_offers set start_time = ${past.toISOString()}::timestamptz
      where booking_id = (select booking_id from meetings where id = ${other?.meeting})`)
    await query(sql`update time_slot_bookings set start_time = ${past.toISOString()}::timestamptz,
      end_time = ${later(past.toISOString(), 30)}::timestamptz, guard_start = ${past.toISOString()}::timestamptz,
      guard_end = ${later(past.toISOString(), 30)}::timestamptz
      where id = (select booking_id from meetings where id = ${other?.meeting})`)
    expect((await press(second)).page).toContain('It is too late to move')
  })
})
