import { describe, expect, it } from 'vitest'
import type { BothInApi } from '@/lib/meetings/server/booking/find-both'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'

type Result = Answer<BothInApi & { code: string }>

const guest = new ApiClient()
const read = (path: string) => guest.get(path) as Promise<Result>
const send = (by: ApiClient, path: string, body?: object) => by.post(path, body) as Promise<Result>
const later = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * MINUTE_MS).toISOString()
const tokenOf = (manageUrl: string) => manageUrl.slice(manageUrl.lastIndexOf('/') + 1)

async function slotsOf(path: string, date: string): Promise<string[]> {
  const { body } = await guest.get(`${path}/slots?from=${date}&to=${date}`)
  return (body as { days: { slots: string[] }[] }).days.flatMap(({ slots }) => slots)
}

async function makeBooking(fields: object = {}) {
  const owner = await signInOwner()
  const page = await createPage(owner, { step: 5, ...fields })
  const at = inDays(3, 10)
  const { body } = await book(page.slug, visitor(at, { attendeeEmail: newEmail() }))
  // A move takes the place of mails that have not left.
  await mailsTo(body.booking.attendeeEmail)
  const path = `/api/bookings/${tokenOf(body.booking.manageUrl)}`
  const move = (startTime: string, more: object = {}) => send(guest, `${path}/move`, { startTime, ...more })
  return { owner, page, at, path, move, booked: body }
}

describe('POST /api/bookings/{token}/move', () => {
  it('takes the new time and frees the old one, and keeps everything else', async () => {
    const { page, at, path, move, booked } = await makeBooking()
    const to = later(at, 20)
    const { status, body } = await move(to, { reason: 'My train is late' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      booking: {
        ...booked.booking,
        startTime: to,
        endTime: later(to, 30),
        moves: 1,
        changeableUntil: { cancel: to, move: to },
        history: [
          { by: 'attendee', what: 'booked' },
          { by: 'attendee', what: 'moved', from: at, to, reason: 'My train is late' },
        ],
      },
      meeting: { id: booked.meeting.id, startTime: to, status: 'confirmed' },
    })
    expect((await guest.get(path)).body).toMatchObject({
      booking: { startTime: to, moves: 1 },
      page: { slug: page.slug, title: page.title, timezone: page.timezone },
    })
    const offered = await slotsOf(`/api/schedule/${page.slug}`, dateOf(at))
    expect(offered).not.toContain(to)
    expect(offered).toContain(later(to, -35))
    expect(await slotsOf(path, dateOf(at))).toContain(later(to, 5))
  })

  it('finds the times that its owner is offered for it, as its attendee is, and its page', async () => {
    const { owner, page, at, path, booked } = await makeBooking()
    const date = dateOf(at)
    const query = `from=${date}&to=${date}`
    const meeting = `/api/meetings/${booked.meeting.id}`
    expect((await owner.get(`${meeting}/slots?${query}`)).body).toEqual(
      (await guest.get(`${path}/slots?${query}`)).body,
    )
    const { id, slug, title } = page
    expect((await owner.get(meeting)).body).toMatchObject({ booking: { page: { id, slug, title } } })
    await owner.patch(`/api/time-slot-pages/${page.id}`, { isActive: false })
    expect(await owner.get(`${meeting}/slots?${query}`)).toMatchObject({ status: 409, body: { code: 'closed' } })
    const stranger = await signInOwner()
    expect((await stranger.get(`${meeting}/slots?${query}`)).status).toBe(404)
  })

  it('changes nothing for the time that it has', async () => {
    const { at, move } = await makeBooking()
    const { status, body } = await move(at)
    expect([status, body.booking.moves, body.booking.history.length]).toEqual([200, 0, 1])
  })

  it('refuses whoever saw another time, and tells the present one, but not a repeat of the same move', async () => {
    const { at, move } = await makeBooking()
    const first = later(at, 60)
    expect((await move(first, { from: at })).status).toBe(200)
    const { status, body } = await move(later(at, 120), { from: at })
    expect([status, body]).toMatchObject([409, { code: 'changed', startTime: first, status: 'confirmed' }])
    expect((await move(first, { from: at })).status).toBe(200)
  })

  it('mails both people once, with both times and a file that grows by one', async () => {
    const { owner, at, move, booked } = await makeBooking()
    await move(later(at, 60), { reason: 'My train is late' })
    for (const [address, method] of [
      [booked.booking.attendeeEmail, 'REQUEST'],
      [owner.email, 'PUBLISH'],
    ] as const) {
      const mails = (await mailsTo(address)).filter(({ subject }) => subject.startsWith('New time'))
      expect(mails).toHaveLength(1)
      expect(mails[0]?.calendarFile).toContain('SEQUENCE:1')
      expect(mails[0]?.calendarFile).toContain(`METHOD:${method}`)
    }
  })

  it('tells both times to the owner in the zone of the account, once it is saved, and to the attendee in theirs', async () => {
    const { owner, at, move, booked } = await makeBooking()
    const inTokyo = (iso: string) => later(iso, 540).slice(11, 16)
    await owner.patch('/api/settings', { timezone: 'Asia/Tokyo' })
    await move(later(at, 60))
    const told = (await mailsTo(owner.email)).find(({ subject }) => subject.startsWith('New time'))?.text
    for (const words of ['Tokyo', inTokyo(at), inTokyo(later(at, 60))]) expect(told).toContain(words)
    const theirs = (await mailsTo(booked.booking.attendeeEmail)).map((mail) => mail.text).join()
    expect(theirs).not.toContain('Tokyo')
  })

  it('keeps its length when the page has another one', async () => {
    const { owner, page, at, move } = await makeBooking()
    await owner.patch(`/api/time-slot-pages/${page.id}`, { duration: 60, durations: [60] })
    expect((await move(later(at, 60))).body.booking).toMatchObject({ duration: 30, endTime: later(at, 90) })
  })

  it('refuses what its page does not offer, each with its code', async () => {
    const { page, at, move } = await makeBooking()
    await book(page.slug, visitor(later(at, 120)))
    const codeOf = async (start: string) => (await move(start)).body.code
    expect(await codeOf(later(at, 120))).toBe('taken')
    expect(await codeOf(later(at, 7))).toBe('hours')
    expect(await codeOf(inDays(-1))).toBe('past')
    expect((await move(at)).body.booking.moves).toBe(0)
  })

  it('stays within limits, in which it does not count twice', async () => {
    const { page, at, move } = await makeBooking({ limits: [{ per: 'day', max: 1 }] })
    expect((await move(later(at, 60))).status).toBe(200)
    const next = later(at, 1440)
    await book(page.slug, visitor(next))
    expect((await move(later(next, 120))).body.code).toBe('limit')
    const free = later(at, 2880)
    expect((await move(free)).status).toBe(200)
    expect((await book(page.slug, visitor(at))).status).toBe(201)
  })

  it('binds its attendee to the policy it was made under, not its owner', async () => {
    const { owner, page, at, move, booked } = await makeBooking({ moveNotice: 43_200, cancelNotice: 4320 })
    expect(booked.booking.changeableUntil).toEqual({ cancel: later(at, -4320), move: later(at, -43_200) })
    await owner.patch(`/api/time-slot-pages/${page.id}`, { moveNotice: 0, cancelNotice: 0 })
    expect((await move(later(at, 60))).body.code).toBe('too_late')
    expect((await move(at)).status).toBe(200)
    const moved = await send(owner, `/api/meetings/${booked.meeting.id}/move`, { startTime: later(at, 60) })
    expect(moved.status).toBe(200)
  })

  it('allows as many moves as the page does', async () => {
    const { owner, at, move, booked } = await makeBooking({ maxMoves: 1 })
    expect((await move(later(at, 60))).status).toBe(200)
    expect(await move(later(at, 60))).toMatchObject({ status: 200, body: { booking: { moves: 1 } } })
    expect((await move(later(at, 120))).body.code).toBe('moves_used')
    const moved = await send(owner, `/api/meetings/${booked.meeting.id}/move`, { startTime: later(at, 120) })
    expect(moved.body.booking).toMatchObject({ moves: 2 })
  })

  it('is refused when the page is unpublished or deleted, or the booking cancelled', async () => {
    const { owner, page, at, move, path } = await makeBooking()
    await owner.patch(`/api/time-slot-pages/${page.id}`, { isActive: false })
    expect((await move(later(at, 60))).body.code).toBe('closed')
    await owner.delete(`/api/time-slot-pages/${page.id}`)
    expect((await move(later(at, 60))).body.code).toBe('closed')
    expect((await guest.post(`${path}/cancel`)).status).toBe(204)
    expect((await move(later(at, 60))).body.code).toBe('already_cancelled')
    expect((await guest.post(`${path}/cancel`)).body).toMatchObject({ code: 'already_cancelled' })
  })

  it('moves one of many bookings into a free time, and leaves the others where they were', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner, { bufferBefore: 0, bufferAfter: 0 })
    const starts = Array.from({ length: 12 }, (_, index) => later(inDays(3, 8), index * 30))
    const booked = await Promise.all(starts.map(async (start) => (await book(page.slug, visitor(start))).body.booking))
    const startTime = inDays(4, 8)
    const paths = booked.map(({ manageUrl }) => `/api/bookings/${tokenOf(manageUrl)}`)
    const answers = await Promise.all(paths.map((path) => send(guest, `${path}/move`, { startTime })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'taken')).toHaveLength(11)
    const now = await Promise.all(paths.map(async (path) => (await read(path)).body.booking.startTime))
    expect(now.filter((start, place) => start === starts[place])).toHaveLength(11)
  })
})

describe('POST /api/meetings/{id}/move', () => {
  it('goes outside hours, notice and window, but onto nothing that is there', async () => {
    const office = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '17:00' }))
    const { owner, page, at, booked } = await makeBooking({
      availabilities: office,
      bookingWindow: { type: 'days', days: 9 },
    })
    const path = `/api/meetings/${booked.meeting.id}`
    const move = (startTime: string) => owner.post(`${path}/move`, { startTime })
    expect((await move(inDays(20, 22))).status).toBe(200)
    const meeting = { title: 'Lunch', startTime: later(at, 240), endTime: later(at, 300), location: 'custom' }
    await owner.post('/api/meetings', meeting)
    await book(page.slug, visitor(later(at, 60)))
    expect((await move(later(at, 270))).body).toMatchObject({ code: 'taken' })
    expect((await move(later(at, 75))).body).toMatchObject({ code: 'taken' })
    expect((await move(inDays(-1))).body).toMatchObject({ code: 'past' })
    expect((await owner.get(`${path}/history`)).body).toMatchObject([
      { by: 'attendee', what: 'booked' },
      { by: 'owner', what: 'moved', from: at, to: inDays(20, 22) },
    ])
  })

  it("finds only the owner's own bookings", async () => {
    const { owner, at, booked } = await makeBooking()
    const other = await signInOwner()
    const path = `/api/meetings/${booked.meeting.id}`
    expect((await other.post(`${path}/move`, { startTime: later(at, 60) })).status).toBe(404)
    expect((await other.get(`${path}/history`)).status).toBe(404)
    expect((await owner.post(`${path}/move`, {})).status).toBe(400)
  })
})
