import { sql } from 'drizzle-orm'
import nodeIcal, { type VEvent } from 'node-ical'
import { describe, expect, it } from 'vitest'
import type { CreatedMeetingFeed, MeetingFeed } from '@/lib/meetings/feed-schema'
import { MAX_MEETING_FEEDS } from '@/lib/shared/meeting-feeds'
import { book } from '@/tests/support/api/bookings'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { createIntegration } from '@/tests/support/api/connect'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createMeeting } from '@/tests/support/factories/meetings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { readCalendarFile } from '@/tests/support/ics/calendar'

const program = new ApiClient()
type Owner = Awaited<ReturnType<typeof signInOwner>>

async function makeFeed(owner: Owner, fields: object = { kind: 'full' }): Promise<CreatedMeetingFeed> {
  const answer = await owner.post('/api/feeds', fields)
  expect(answer.status).toBe(201)
  return answer.body as CreatedMeetingFeed
}

const read = ({ url }: { url: string }, headers: Record<string, string> = {}): Promise<Answer> =>
  program.get(new URL(url).pathname, { headers })

/** The events of a feed by title, as node-ical reads them. */
async function eventsOf(feed: { url: string }): Promise<VEvent[]> {
  const { status, text } = await read(feed)
  expect(status).toBe(200)
  return Object.values(nodeIcal.sync.parseICS(text)).filter((entry): entry is VEvent => entry?.type === 'VEVENT')
}

async function makeBooking(owner: Owner, fields: object = {}, at = inDays(3, 10)) {
  const page = await createPage(owner, { title: 'Intro call', ...fields })
  const email = newEmail('vera')
  const { body } = await book(page.slug, visitor(at, { attendeeName: 'Vera Vogel', attendeeEmail: email }))
  const token = body.booking.manageUrl.split('/').at(-1)
  const change = async (deed: string, sent: object = {}) =>
    expect((await program.post(`/api/bookings/${token}/${deed}`, sent)).status).toBeLessThan(300)
  return { page, email, meeting: body.meeting, booking: body.booking, change }
}

describe('POST /api/feeds', () => {
  it('answers the address once, and keeps no token', async () => {
    const owner = await signInOwner()
    const { url, ...feed } = await makeFeed(owner)
    expect(url).toMatch(/^http:\/\/localhost:3000\/feeds\/[\w-]{43}\.ics$/)
    expect(feed).toMatchObject({ kind: 'full', pageId: null, lastReadAt: null })
    const listed = await owner.get('/api/feeds')
    expect(listed.body).toEqual([feed])
    const token = url.split('/').at(-1)?.slice(0, -4) ?? ''
    const [row] = await query<{ whole: string }>(
      sql`select f::text as whole from meeting_feeds f where id = ${feed.id}`,
    )
    expect(row?.whole).not.toContain(token)
  })

  it('refuses an unknown kind, a page of somebody else, and one feed too many', async () => {
    const [owner, stranger] = [await signInOwner(), await signInOwner()]
    const page = await createPage(stranger)
    expect((await owner.post('/api/feeds', { kind: 'all' })).status).toBe(400)
    expect((await owner.post('/api/feeds', { kind: 'full', pageId: 'x' })).status).toBe(400)
    expect(await owner.post('/api/feeds', { kind: 'full', pageId: page.id })).toMatchObject({
      status: 404,
      body: { code: 'page_not_found' },
    })
    const made = await Promise.all(
      Array.from({ length: MAX_MEETING_FEEDS + 3 }, () => owner.post('/api/feeds', { kind: 'busy' })),
    )
    expect(made.filter(({ status }) => status === 201)).toHaveLength(MAX_MEETING_FEEDS)
    expect(made.find(({ status }) => status !== 201)).toMatchObject({ status: 409, body: { code: 'too_many_feeds' } })
  })
})

describe('DELETE /api/feeds/{id}', () => {
  it('ends its address at once, for its owner only', async () => {
    const [owner, stranger] = [await signInOwner(), await signInOwner()]
    const feed = await makeFeed(owner)
    expect((await stranger.delete(`/api/feeds/${feed.id}`)).status).toBe(404)
    expect((await read(feed)).status).toBe(200)
    expect((await owner.delete(`/api/feeds/${feed.id}`)).status).toBe(204)
    expect(await read(feed)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await owner.delete(`/api/feeds/${feed.id}`)).status).toBe(404)
  })
})

describe('GET /feeds/{token}.ics', () => {
  it('has a booking with the UID of the mails, and follows its move and its end as the same event', async () => {
    const owner = await signInOwner()
    const feed = await makeFeed(owner)
    const { email, meeting, change } = await makeBooking(owner)
    const mailed = async () => readCalendarFile((await mailsTo(email)).at(-1)?.calendarFile ?? '')
    const [event, ...others] = await eventsOf(feed)
    expect(others).toEqual([])
    const { uid, sequence } = await mailed()
    expect(event).toMatchObject({ uid, summary: 'Intro call', status: 'CONFIRMED', transparency: 'OPAQUE' })
    expect(Number(event?.sequence)).toBe(sequence)
    expect(event?.description).toContain('Vera Vogel')
    expect(event?.description).toContain(`/meetings?meeting=${meeting.id}`)
    expect(JSON.stringify(event?.attendee)).toContain(email)

    await change('move', { startTime: inDays(4, 9) })
    const moved = await eventsOf(feed)
    expect(moved).toHaveLength(1)
    expect(moved[0]).toMatchObject({ uid, start: new Date(inDays(4, 9)) })
    expect(Number(moved[0]?.sequence)).toBe(1)
    expect((await mailed()).sequence).toBe(1)

    await change('cancel')
    const [ended] = await eventsOf(feed)
    expect(ended).toMatchObject({ uid, status: 'CANCELLED' })
    expect(Number(ended?.sequence)).toBe(2)
  })

  it('has the UID of the provider that invited the attendees', async () => {
    const owner = await signInOwner()
    const feed = await makeFeed(owner)
    const { meeting } = await makeBooking(owner)
    const integration = await createIntegration(owner)
    await query(sql`update integrations set type = 'google_calendar' where id = ${integration}`)
    await query(sql`insert into calendar_events (user_id, meeting_id, integration_id, role, state, ical_uid)
      select user_id, ${meeting.id}::uuid, id, 'main', 'made', 'theirs@google.com' from integrations where id = ${integration}`)
    expect(await eventsOf(feed)).toMatchObject([{ uid: 'theirs@google.com' }])
    await query(sql`update integrations set type = 'caldav' where id = ${integration}`)
    expect((await eventsOf(feed))[0]?.uid).toContain(meeting.id)
  })

  it('keeps what was cancelled for thirty days', async () => {
    const owner = await signInOwner()
    const feed = await makeFeed(owner)
    const { booking, change } = await makeBooking(owner)
    await change('cancel')
    const since = (days: number) =>
      query(sql`update time_slot_bookings set cancelled_at = now() - make_interval(days => ${days})
        where id = ${booking.id}`)
    await since(29)
    expect(await eventsOf(feed)).toHaveLength(1)
    await since(31)
    expect(await eventsOf(feed)).toEqual([])
  })

  it('shows a request as tentative, and the same event once it is approved', async () => {
    const owner = await signInOwner()
    const feed = await makeFeed(owner)
    const { meeting } = await makeBooking(owner, { approval: 'always' })
    const [asked] = await eventsOf(feed)
    expect(asked).toMatchObject({ status: 'TENTATIVE' })
    expect((await owner.post(`/api/meetings/${meeting.id}/approve`)).status).toBe(200)
    expect(await eventsOf(feed)).toMatchObject([{ uid: asked?.uid, status: 'CONFIRMED' }])
  })

  it('says times only in a busy feed, in the language of its owner', async () => {
    const owner = await signInOwner()
    const feed = await makeFeed(owner, { kind: 'busy' })
    const { email } = await makeBooking(owner)
    await createMeeting(owner, { title: 'Secret plan', attendees: ['bo@example.com'], startTime: inDays(5) })
    const { text } = await read(feed)
    for (const word of ['Vera', 'Vogel', email, 'Intro', 'Secret', 'bo@example', owner.email, '/meetings'])
      expect(text).not.toContain(word)
    const events = await eventsOf(feed)
    expect(events).toHaveLength(2)
    for (const event of events)
      expect(event).toMatchObject({ summary: 'Busy', class: 'PRIVATE', transparency: 'OPAQUE' })
    await owner.patch('/api/settings', { language: 'de' })
    expect((await eventsOf(feed))[0]).toMatchObject({ summary: 'Beschäftigt' })
  })

  it('has the bookings of one page only, and ends with it', async () => {
    const owner = await signInOwner()
    const { page } = await makeBooking(owner)
    await makeBooking(owner, { title: 'Other page' }, inDays(4, 10))
    await createMeeting(owner, { startTime: inDays(5) })
    const feed = await makeFeed(owner, { kind: 'full', pageId: page.id })
    expect((await eventsOf(feed)).map(({ summary }) => summary)).toEqual(['Intro call'])
    expect(await eventsOf(await makeFeed(owner))).toHaveLength(3)
    expect((await owner.delete(`/api/time-slot-pages/${page.id}`)).status).toBe(204)
    expect((await read(feed)).status).toBe(404)
  })

  it('goes ninety days back, and has no meeting of another owner', async () => {
    const [owner, stranger] = [await signInOwner(), await signInOwner()]
    await createMeeting(stranger)
    for (const [title, days] of [
      ['Old', -120],
      ['Recent', -60],
      ['Far', 700],
    ] as const)
      await createMeeting(owner, { title, startTime: inDays(days) })
    const titles = (await eventsOf(await makeFeed(owner))).map(({ summary }) => summary)
    expect(titles.sort()).toEqual(['Far', 'Recent'])
  })

  it('answers 304 until something changes, and says how long it may be kept', async () => {
    const owner = await signInOwner()
    const feed = await makeFeed(owner)
    const first = await read(feed)
    const etag = first.headers.get('etag') ?? ''
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="slotform.ics"',
      'cache-control': 'private, max-age=300',
    })
    expect(first.text).toContain('X-PUBLISHED-TTL:PT5M')
    expect(first.text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT5M')
    expect(await read(feed, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' })
    expect((await read(feed, { 'if-none-match': `"x", W/${etag}` })).status).toBe(304)
    const { change } = await makeBooking(owner)
    const second = await read(feed, { 'if-none-match': etag })
    expect(second.status).toBe(200)
    const newer = second.headers.get('etag') ?? ''
    await change('move', { startTime: inDays(4, 9) })
    expect((await read(feed, { 'if-none-match': newer })).status).toBe(200)
    await owner.patch('/api/settings', { language: 'tr' })
    expect((await read(feed, { 'if-none-match': (await read(feed)).headers.get('etag') ?? '' })).status).toBe(304)
  })

  it('is a whole calendar with many events, of which each has its line ends', async () => {
    const owner = await signInOwner()
    const feed = await makeFeed(owner)
    await query(sql`insert into meetings (id, user_id, title, start_time, end_time)
      select gen_random_uuid(), u.id, 'Meeting ' || n, now() + make_interval(hours => n),
        now() + make_interval(hours => n, mins => 30)
      from users u, generate_series(1, 320) n where u.email = ${owner.email}`)
    const { text } = await read(feed)
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(await eventsOf(feed)).toHaveLength(320)
  })

  it('is not there while its account is disabled', async () => {
    const owner = await signInOwner()
    const feed = await makeFeed(owner)
    const disable = (at: Date | null) =>
      query(sql`update users set disabled_at = ${at?.toISOString() ?? null}::timestamptz where email = ${owner.email}`)
    await disable(new Date())
    expect((await read(feed)).status).toBe(404)
    await disable(null)
    expect((await read(feed)).status).toBe(200)
  })

  it('notes that it was read', async () => {
    const owner = await signInOwner()
    const feed = await makeFeed(owner)
    await read(feed)
    await expect
      .poll(async () => ((await owner.get('/api/feeds')).body as MeetingFeed[])[0]?.lastReadAt)
      .toEqual(expect.any(String))
  })

  it.each(['x', `${'a'.repeat(43)}.ics`, `${'a'.repeat(43)}`, '%00.ics'])('answers 404 to %s', async (file) => {
    expect((await program.get(`/feeds/${file}`)).status).toBe(404)
  })
})
