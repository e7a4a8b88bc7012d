import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { drawBooked } from '@/app/_plain/booked'
import { drawBooking } from '@/app/_plain/booking'
import { drawTimes } from '@/app/_plain/times'
import type { BookedView, BookingView, TimesView } from '@/components/visitor/plain/views'
import { startAction, timesPath } from '@/lib/meetings/visitor/plain-links'
import { createTimedToken } from '@/lib/platform/tokens'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { pageWithForm } from '@/tests/support/api/page-with-form'
import { visitPlain } from '@/tests/support/api/plain'
import { query } from '@/tests/support/database/query'
import { createBooking } from '@/tests/support/factories/bookings'
import { saveRules } from '@/tests/support/factories/forms'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'
import { addTimeOff } from '@/tests/support/factories/time-off'

const publish = async (fields: object = {}) => createPage(await signInOwner(), fields)
const times = (slug: string, asked: Record<string, string> = {}) =>
  visitPlain<TimesView>(drawTimes, { slug }, { query: asked })
const look = (slug: string, start: string, asked: Record<string, string> = {}) =>
  visitPlain<BookingView>(drawBooking, { slug, start }, { query: asked })
const send = (
  slug: string,
  start: string,
  fields: Record<string, string | string[]>,
  headers: Record<string, string> = {},
) => visitPlain<BookingView>(drawBooking, { slug, start }, { fields: { ...VERA, ...fields }, headers })
const VERA = { attendeeName: 'Vera Visitor', attendeeEmail: 'vera@example.com', timezone: 'Europe/Berlin' }
const bookingsOf = (pageId: string) =>
  query<{ attendee_email: string; attendee_timezone: string; id: string }>(
    sql`select id, attendee_email, attendee_timezone from time_slot_bookings where page_id = ${pageId}`,
  )

describe('GET /success', () => {
  it('shows a request with the time until which it waits, and leads on once it is declined', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner, { approval: 'always' })
    const { location } = await send(page.slug, inDays(3), {})
    const asked = new URLSearchParams(location?.split('?')[1])
    const visit = () => visitPlain<BookedView>(drawBooked, {}, { query: Object.fromEntries(asked) })
    const { props } = await visit()
    expect([props.title, typeof props.booked?.until]).toEqual(['Request sent · Slotform', 'string'])
    const [row] = await query<{ id: string }>(sql`select id from meetings where title = ${page.title} and user_id = (
      select user_id from time_slot_pages where id = ${page.id})`)
    await owner.post(`/api/meetings/${row?.id}/decline`)
    expect((await visit()).location).toMatch(/^\/b\//)
  })
})

describe('GET /{slug}/times', () => {
  it('hands over the times of the next days in the zone of the page, until another one is chosen', async () => {
    const page = await publish({ timezone: 'Asia/Tokyo' })
    const own = await times(page.slug)
    expect(own.status).toBe(200)
    expect(own.props.choices).toEqual({ slug: page.slug, duration: 30, timezone: 'Asia/Tokyo', name: '', email: '' })
    expect(own.props.slots?.timezone).toBe('Asia/Tokyo')
    const start = inDays(3)
    const chosen = await times(page.slug.toUpperCase(), {
      date: dateOf(start),
      timezone: 'Europe/Berlin',
      duration: '999',
      name: 'Ada',
    })
    expect(chosen.props).toMatchObject({
      wanted: dateOf(start),
      choices: { timezone: 'Europe/Berlin', duration: 30, name: 'Ada' },
    })
    expect(chosen.props.slots?.days.find(({ date }) => date === dateOf(start))?.slots).toContain(start)
  })

  it('hands over the times of a later date too, and books one of them', async () => {
    const page = await publish({ timezone: 'UTC', dates: [] })
    const start = inDays(200)
    expect((await times(page.slug)).props.slots?.days.at(-1)?.date).toBe(dateOf(inDays(90)))
    const { slots } = (await times(page.slug, { date: dateOf(start) })).props
    expect(slots?.days.find(({ date }) => date === dateOf(start))?.slots).toContain(start)
  })

  it('hands over the times of the duration that is asked for, of the preset for one that the page does not offer', async () => {
    const page = await publish({ duration: 30, durations: [30, 60] })
    const asked = (duration: string) => times(page.slug, { duration })
    const [long, unknown] = [await asked('60'), await asked('45')]
    expect(long.props).toMatchObject({ choices: { duration: 60 }, slots: { duration: 60 } })
    expect(unknown.props).toMatchObject({ choices: { duration: 30 }, slots: { duration: 30 } })
  })

  it('keeps to the zone of a page that is locked to it', async () => {
    const page = await publish({ timezone: 'Asia/Tokyo', lockTimezone: true })
    const { props } = await times(page.slug, { timezone: 'Europe/Berlin' })
    expect(props).toMatchObject({ choices: { timezone: 'Asia/Tokyo' }, slots: { timezone: 'Asia/Tokyo' } })
  })

  it('hands over the dates that are closed, with their public labels', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner)
    const from = dateOf(inDays(3))
    await addTimeOff(owner, { from, to: from, title: 'Private', publicLabel: 'Kurban Bayramı' })
    const { props } = await times(page.slug, { date: from })
    expect(props).toMatchObject({ wanted: from, page: { dates: [{ date: from, publicLabel: 'Kurban Bayramı' }] } })
    expect(JSON.stringify(props)).not.toContain('Private')
  })

  it('takes a zone or a date that there is none of as not given', async () => {
    const page = await publish()
    const { status, props } = await times(page.slug, { timezone: 'Mars/Olympus', date: '2026-02-30' })
    expect(status).toBe(200)
    expect(props).toMatchObject({ wanted: null, choices: { timezone: 'UTC' } })
  })

  it('is a 404 for a page that is unknown, malformed or unpublished', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner)
    await owner.patch(`/api/time-slot-pages/${page.id}`, { isActive: false })
    for (const slug of [page.slug, 'no-such-page', 'x', page.id]) {
      const { status, props } = await times(slug)
      expect(status).toBe(404)
      expect(props.trouble?.text).toBe('Time slot page not found.')
    }
  })

  it('writes times as the language of the browser does', async () => {
    const page = await publish()
    const formatsFor = async (language: string) =>
      (await visitPlain<TimesView>(drawTimes, { slug: page.slug }, { headers: { 'accept-language': language } })).props
        .formats
    expect(await formatsFor('en-US,en;q=0.9')).toEqual({ timeFormat: '12h', weekStartDay: 0 })
    expect(await formatsFor('de-DE, en')).toEqual({ timeFormat: '24h', weekStartDay: 1 })
    expect(await formatsFor('*')).toEqual({ timeFormat: '12h', weekStartDay: 0 })
  })
})

describe('GET /{slug}/times/{start}', () => {
  it('is an empty form with a key of its own, filled in as far as the link says who comes', async () => {
    const page = await publish()
    const start = inDays(3)
    const first = await look(page.slug, start, { name: 'Ada', email: 'ada@example.com' })
    expect(first.status).toBe(200)
    expect(first.props).toMatchObject({
      start,
      attendee: { attendeeName: 'Ada', attendeeEmail: 'ada@example.com' },
      isJudged: false,
      refusal: null,
    })
    expect((await look(page.slug, start)).props.attemptKey).not.toBe(first.props.attemptKey)
  })

  it('says at once that a time is taken, and names the nearest', async () => {
    const page = await publish()
    const start = inDays(3)
    await createBooking(new ApiClient(), page.slug, visitor(start))
    const { status, props } = await look(page.slug, start)
    expect(status).toBe(409)
    expect(props.refusal).toMatchObject({ kind: 'failed', failure: { code: 'taken' } })
    expect(props.nearest).toHaveLength(3)
    expect(props.nearest).not.toContain(start)
  })

  it('says at once that a time is past', async () => {
    const { status, props } = await look((await publish()).slug, inDays(-1))
    expect(status).toBe(409)
    expect(props.refusal).toMatchObject({ kind: 'failed', failure: { code: 'past' } })
  })

  it('is a 404 for what is no time', async () => {
    const page = await publish()
    for (const start of ['tomorrow', '2026-02-30T10:00:00Z', ''])
      expect((await look(page.slug, start)).status).toBe(404)
  })
})

describe('POST /{slug}/times/{start}', () => {
  it('books the duration that was chosen, in the zone of a page that is locked to it', async () => {
    const page = await publish({ duration: 30, durations: [30, 60], lockTimezone: true, timezone: 'Asia/Tokyo' })
    const start = inDays(3)
    const { status, location } = await send(page.slug, start, { duration: '60' })
    expect(status).toBe(303)
    const shown = await visitPlain<BookedView>(drawBooked, {}, { query: { booking: location?.split('=')[1] ?? '' } })
    const endTime = new Date(Date.parse(start) + 60 * 60_000).toISOString()
    expect(shown.props.booked).toMatchObject({ startTime: start, endTime, timezone: 'Asia/Tokyo' })
  })

  it('says which rule refuses a time, and names the nearest that it allows', async () => {
    const page = await publish({ minimumNotice: 5 * 24 * 60 })
    const { status, props } = await send(page.slug, inDays(3), {})
    expect(status).toBe(409)
    expect(props.refusal).toMatchObject({ kind: 'failed', failure: { code: 'notice' } })
    expect(props.nearest).toHaveLength(3)
  })

  it('books, mails, and leads to a confirmation that needs no scripts', async () => {
    const page = await publish()
    const [start, email] = [inDays(3), newEmail()]
    const { status, location } = await send(page.slug, start, { attendeeEmail: ` ${email} `, key: 'one' })
    expect(status).toBe(303)
    expect(location).toMatch(/^\/success\?booking=[\w-]+$/)
    expect(location).not.toContain('example')
    expect(await bookingsOf(page.id)).toMatchObject([{ attendee_email: email, attendee_timezone: 'Europe/Berlin' }])
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    const token = location?.split('=')[1] ?? ''
    const shown = await visitPlain<BookedView>(drawBooked, {}, { query: { booking: token } })
    expect(shown.status).toBe(200)
    expect(shown.props.booked).toMatchObject({
      title: 'Intro call',
      startTime: start,
      timezone: 'Europe/Berlin',
      attendeeEmail: email,
      slug: page.slug,
      links: { manage: expect.stringMatching(/^\/b\//), file: expect.stringMatching(/^\/b\/[\w-]+\/meeting\.ics$/) },
    })
  })

  it('books once when it is sent again, at once or later', async () => {
    const page = await publish()
    const start = inDays(3)
    const answers = await Promise.all([1, 2, 3].map(() => send(page.slug, start, { key: 'the-same' })))
    expect(answers.filter(({ status }) => status === 303).length).toBeGreaterThan(0)
    expect((await send(page.slug, start, { key: 'the-same' })).status).toBe(303)
    expect(await bookingsOf(page.id)).toHaveLength(1)
    expect(await send(page.slug, start, { key: 'the-same', attendeeName: 'Another' })).toMatchObject({ status: 409 })
    expect(await bookingsOf(page.id)).toHaveLength(1)
  })

  it('keeps what was typed beside what is wrong with it', async () => {
    const page = await publish()
    const start = inDays(3)
    const typed = { attendeeName: ' ', attendeeEmail: 'vera@', key: 'kept' }
    const { status, props } = await send(page.slug, start, typed)
    expect(status).toBe(400)
    expect(props).toMatchObject({
      title: 'Not booked yet · Intro call · Slotform',
      attemptKey: 'kept',
      attendee: { attendeeName: ' ', attendeeEmail: 'vera@' },
      choices: { timezone: 'Europe/Berlin' },
      issues: { attendeeName: expect.anything(), attendeeEmail: expect.anything() },
    })
    expect((await send(page.slug, start, { attendeeEmail: 'vera@x' })).status).toBe(400)
    expect((await send(page.slug, start, { attendeeEmail: 'a b@example.com' })).status).toBe(400)
    expect(await bookingsOf(page.id)).toEqual([])
  })

  it('offers other times for one that was taken meanwhile, and takes what was typed along', async () => {
    const page = await publish()
    const start = inDays(3)
    await createBooking(new ApiClient(), page.slug, visitor(start))
    const refused = await send(page.slug, start, {})
    expect(refused).toMatchObject({ status: 409, props: { attendee: { attendeeName: 'Vera Visitor' } } })
    const other = refused.props.nearest?.[0] ?? ''
    const moved = await send(page.slug, other, { choose: '1' })
    expect(moved).toMatchObject({
      status: 200,
      props: { start: other, isJudged: false, refusal: null, attendee: { attendeeName: 'Vera Visitor' } },
    })
    expect(await bookingsOf(page.id)).toHaveLength(1)
    expect((await send(page.slug, other, {})).status).toBe(303)
  })

  it('reads answers in the address, those of hidden fields too, and hands them on to it', async () => {
    const { owner, form, ids, page } = await pageWithForm('text', 'hidden')
    await owner.patch(`/api/forms/${form.id}/questions/${ids[1]}`, { settings: { name: 'utm_source' } })
    const asked = { q1: 'Acme', utm_source: 'spring', timezone: 'UTC', other: 'x' }
    const answers = [
      ['q1', 'Acme'],
      ['utm_source', 'spring'],
    ]
    const { choices } = (await times(page.slug, asked)).props
    expect(choices.answers).toEqual(answers)
    expect(timesPath(choices)).toContain('&q1=Acme&utm_source=spring')
    const { props } = await look(page.slug, inDays(3), asked)
    expect(new Map(props.answers)).toEqual(
      new Map([
        [ids[0], 'Acme'],
        [ids[1], 'spring'],
      ]),
    )
    expect(startAction(props.choices, inDays(3))).toMatch(/\?q1=Acme&utm_source=spring$/)
  })

  it('asks the questions of the page, those that the answers lead to once they are given, and stores what counts', async () => {
    const { owner, form, ids, page } = await pageWithForm('text', 'text', 'multiselect')
    const [source, middle, last = ''] = ids
    const skip = { condition: 'equals' as const, actionType: 'jump_to_question' as const, targetQuestionId: last }
    await saveRules(owner, form.id, [{ ...skip, sourceQuestionId: source, value: 'short' }])
    const start = inDays(3)
    const blank = await look(page.slug, start)
    expect(blank.props.page.form?.questions).toHaveLength(3)
    const unseen = await send(page.slug, start, {
      [source]: 'long',
      seen: `${source} ${last}`,
      [last]: ['red', 'blue'],
    })
    expect(unseen).toMatchObject({ status: 400, props: { refusal: { kind: 'more', what: 'questions' } } })
    expect(new Map(unseen.props.answers)).toEqual(
      new Map<string, unknown>([
        [source, 'long'],
        [last, ['red', 'blue']],
      ]),
    )
    const seen = ids.join(' ')
    const done = await send(page.slug, start, { [source]: 'long', [middle]: 'x', [last]: ['red', 'blue'], seen })
    expect(done.status).toBe(303)
    const stored = await query<{ responses: unknown }>(
      sql`select responses from form_responses where form_id = ${form.id}`,
    )
    expect(stored).toEqual([{ responses: { [source]: 'long', [middle]: 'x', [last]: ['red', 'blue'] } }])
  })

  it('books nothing for a program that fills in what nobody sees', async () => {
    const page = await publish()
    const { status, props } = await send(page.slug, inDays(3), { website: 'https://spam.example' })
    expect(status).toBe(400)
    expect(props).toMatchObject({ refusal: { kind: 'trapped' }, attendee: { attendeeName: 'Vera Visitor' } })
    expect(await bookingsOf(page.id)).toEqual([])
  })

  it('refuses a form of another site', async () => {
    const page = await publish()
    const from = (headers: Record<string, string>) => send(page.slug, inDays(3), {}, headers)
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await from({ origin: 'null', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await bookingsOf(page.id)).toEqual([])
    expect((await from({ origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(303)
  })

  it('refuses other bodies than a form, and texts that cannot be stored, in a sentence', async () => {
    const page = await publish()
    const json = await send(page.slug, inDays(3), {}, { 'content-type': 'application/json' })
    expect(json).toMatchObject({ status: 415, props: { trouble: { title: "That didn't work" } } })
    expect((await send(page.slug, inDays(3), { attendeeName: 'a\0b' })).status).toBe(400)
    expect((await send(page.slug, inDays(3), { attendeeName: 'x'.repeat(800_000) })).status).toBe(413)
  })
})

describe('GET /success?booking=', () => {
  it('is a 404 for a token that is wrong or an hour old, and leads a cancelled booking to its page', async () => {
    const page = await publish()
    const { location } = await send(page.slug, inDays(3), {})
    const [{ id } = { id: '' }] = await bookingsOf(page.id)
    const read = (booking: string) => visitPlain<BookedView>(drawBooked, {}, { query: { booking } })
    const token = location?.split('=')[1] ?? ''
    expect((await read(token)).status).toBe(200)
    for (const wrong of ['', 'x', `${token}x`, token.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))]) {
      expect(await read(wrong)).toMatchObject({ status: 404, props: { booked: null } })
    }
    expect((await read(createTimedToken('booked', id, new Date(Date.now() - 3_601_000)))).status).toBe(404)
    await query(sql`update time_slot_bookings set status = 'cancelled' where id = ${id}`)
    expect(await read(token)).toMatchObject({ status: 303, location: expect.stringMatching(/^\/b\//) })
  })

  it('leads to the page of the booking once the meeting has taken place', async () => {
    const page = await publish()
    const { location } = await send(page.slug, inDays(3), {})
    await query(sql`update time_slot_bookings
      set start_time = now() - interval '30 minutes', end_time = now() where page_id = ${page.id}`)
    expect(
      await visitPlain<BookedView>(drawBooked, {}, { query: { booking: location?.split('=')[1] ?? '' } }),
    ).toMatchObject({ status: 303, location: expect.stringMatching(/^\/b\//) })
  })
})
