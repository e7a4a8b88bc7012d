import { describe, expect, it } from 'vitest'
import { drawCancel } from '@/app/_plain/cancel'
import { drawMove, drawMoveTimes } from '@/app/_plain/move'
import type { CancelView, MoveTimesView, MoveView } from '@/components/visitor/plain/views'
import type { BothInApi } from '@/lib/meetings/server/booking/find-both'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { newEmail, signInOwner } from '@/tests/support/api/owner'
import { visitPlain } from '@/tests/support/api/plain'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'

const guest = new ApiClient()
const later = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * MINUTE_MS).toISOString()

async function makeBooking(fields: object = {}) {
  const owner = await signInOwner()
  const page = await createPage(owner, fields)
  const at = inDays(3, 10)
  const asked = visitor(at, { attendeeEmail: newEmail(), userTimezone: 'Asia/Kathmandu' })
  const { manageUrl } = (await book(page.slug, asked)).body.booking
  const token = manageUrl.slice(manageUrl.lastIndexOf('/') + 1)
  const read = async () => ((await guest.get(`/api/bookings/${token}`)) as Answer<BothInApi>).body.booking
  const times = (query: Record<string, string> = {}) => visitPlain<MoveTimesView>(drawMoveTimes, { token }, { query })
  const look = (start: string) => visitPlain<MoveView>(drawMove, { token, start })
  const move = (start: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    visitPlain<MoveView>(
      drawMove,
      { token, start },
      { fields: { from: at, timezone: 'Europe/Berlin', ...fields }, headers },
    )
  return { owner, page, at, token, read, times, look, move }
}

describe('GET /b/{token}/times', () => {
  it('hands over the times in the zone of the booking, which is not in its own way', async () => {
    const { at, times } = await makeBooking()
    const { status, props } = await times()
    expect(status).toBe(200)
    expect(props).toMatchObject({
      wanted: dateOf(at),
      booking: { startTime: at, title: 'Intro call' },
      choices: { timezone: 'Asia/Kathmandu' },
    })
    expect(props.slots?.days.flatMap(({ slots }) => slots)).toContain(at)
    expect((await times({ timezone: 'Asia/Tokyo' })).props.slots?.timezone).toBe('Asia/Tokyo')
  })

  it('leads to the booking when it cannot be moved, and is a 404 for a token that we did not sign', async () => {
    const { token, times, look, move, at } = await makeBooking({ maxMoves: 0 })
    for (const answer of [await times(), await look(later(at, 60)), await move(later(at, 60))]) {
      expect([answer.status, answer.location]).toEqual([303, `/b/${token}`])
    }
    expect((await visitPlain(drawMoveTimes, { token: `${token}x` })).status).toBe(404)
  })
})

describe('GET /b/{token}/times/{start}', () => {
  it('asks, and changes nothing', async () => {
    const { at, look, read } = await makeBooking()
    const { status, props } = await look(later(at, 60))
    expect([status, props.start, props.booking.startTime]).toEqual([200, later(at, 60), at])
    expect((await read()).startTime).toBe(at)
    expect((await look('no-time')).status).toBe(404)
  })
})

describe('POST /b/{token}/times/{start}', () => {
  it('moves the booking, in the zone that was chosen, with the message', async () => {
    const { at, token, move, read } = await makeBooking()
    const { status, location } = await move(later(at, 60), { message: ' My train is late ' })
    expect([status, location]).toEqual([303, `/b/${token}?news=moved`])
    const { startTime, history } = await read()
    expect(startTime).toBe(later(at, 60))
    expect(history.at(-1)).toMatchObject({ by: 'attendee', what: 'moved', reason: 'My train is late' })
  })

  it('says that a time is taken, keeps the message, and offers others', async () => {
    const { page, at, move, read } = await makeBooking()
    await book(page.slug, visitor(later(at, 120), { attendeeEmail: newEmail() }))
    const { status, props } = await move(later(at, 120), { message: 'Sorry' })
    expect([status, props.failure?.code, props.message]).toEqual([409, 'taken', 'Sorry'])
    expect(props.nearest?.length).toBe(3)
    expect((await read()).startTime).toBe(at)
  })

  it('tells the present time of a booking that was moved in another window', async () => {
    const { at, move, read } = await makeBooking()
    await move(later(at, 60))
    const { status, props } = await move(later(at, 120))
    expect([status, props.failure?.code, props.booking.startTime]).toEqual([409, 'changed', later(at, 60)])
    expect(props.present).toContain(', ')
    expect((await read()).startTime).toBe(later(at, 60))
  })

  it('refuses a form of another site', async () => {
    const { at, move, read } = await makeBooking()
    expect((await move(later(at, 60), {}, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await read()).startTime).toBe(at)
  })
})

describe('/b/{token}/cancel', () => {
  it('asks by GET, and cancels by POST with the message', async () => {
    const { token, read } = await makeBooking()
    const asks = await visitPlain<CancelView>(drawCancel, { token })
    expect([asks.status, asks.props.booking.title, (await read()).status]).toEqual([200, 'Intro call', 'confirmed'])
    const done = await visitPlain<CancelView>(drawCancel, { token }, { fields: { message: 'I am ill' } })
    expect([done.status, done.location]).toEqual([303, `/b/${token}?news=cancelled`])
    const { status, history } = await read()
    expect([status, history.at(-1)?.reason]).toEqual(['cancelled', 'I am ill'])
    const again = await visitPlain<CancelView>(drawCancel, { token }, { fields: {} })
    expect([again.status, again.location]).toEqual([303, `/b/${token}`])
  })

  it('leads to the booking once it is too late', async () => {
    const { token, read } = await makeBooking({ cancelNotice: 30 * 24 * 60 })
    const { location } = await visitPlain<CancelView>(drawCancel, { token }, { fields: {} })
    expect([location, (await read()).status]).toEqual([`/b/${token}`, 'confirmed'])
  })
})
