// @module-tag every-database
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { deleteExpired } from '@/db/queries/housekeeping'
import { findTimeRequest } from '@/db/queries/meetings/time-requests'
import { toOwnerId } from '@/lib/auth/session'
import { bookAsked } from '@/lib/meetings/server/time-requests/answer'
import type { TimeRequest, TimeRequests } from '@/lib/meetings/time-request-schemas'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { MAX_OPEN_TIME_REQUESTS, MAX_REQUEST_NOTE, TIME_REQUEST_DAYS } from '@/lib/shared/time-requests'
import { book, slotsOn } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'
import { addTimeOff } from '@/tests/support/factories/time-off'
import { WITH_OTHER_TIMES } from '@/tests/support/factories/time-requests'

const guest = new ApiClient()
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const LATE = inDays(3, 18)

let owner: Awaited<ReturnType<typeof signInOwner>>
beforeEach(async () => {
  owner = await signInOwner()
})

async function makePage(fields: object = {}) {
  const page = await createPage(owner, { ...WITH_OTHER_TIMES, ...fields })
  const path = `/api/schedule/${page.slug}/other-times`
  const email = newEmail()
  const { startTime: _, ...person } = visitor(LATE, { attendeeEmail: email })
  const ask = (fields_: object = {}, headers = {}) =>
    guest.post(path, { ...person, startTimes: [LATE], ...fields_ }, { headers })
  const why = async (at: string) => (await guest.get(`${path}?at=${at}`)).body as { refusal: string | null }
  return { page, path, email, ask, why }
}

const list = async () => ((await owner.get('/api/time-requests')).body as TimeRequests).requests
const pathOf = ({ id }: { id: string }, deed: string) => `/api/time-requests/${id}/${deed}`

/** A request, as its owner sees it. */
async function makeRequest(fields: object = {}, pageFields: object = {}) {
  const made = await makePage(pageFields)
  expect((await made.ask(fields)).status).toBe(201)
  const [request] = await list()
  if (!request) throw new Error('No request is listed')
  return { ...made, request, answer: (deed: string, body: object = {}) => owner.post(pathOf(request, deed), body) }
}

const later = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * MINUTE_MS).toISOString()

describe('GET /api/schedule/{slug}/other-times', () => {
  it('names the rule that refuses a time, as booking it would, and null for one that is offered', async () => {
    const { page, why } = await makePage({ minimumNotice: 600, bookingWindow: { type: 'days', days: 20 } })
    const at = inDays(3, 10)
    await book(page.slug, visitor(at))
    await addTimeOff(owner, { from: dateOf(inDays(6)), title: 'Clinic' })
    const asked = [inDays(-1), later(new Date().toISOString(), 60), inDays(40), LATE, inDays(6), at, inDays(4, 10)]
    const told = []
    for (const start of asked) told.push((await why(start)).refusal)
    expect(told).toEqual(['past', 'notice', 'window', 'hours', 'closed', 'taken', null])
    for (const start of [LATE, at, inDays(6)]) {
      const { body } = await book(page.slug, visitor(start, { attendeeEmail: newEmail() }))
      expect((await why(start)).refusal).toBe((body as unknown as { code: string }).code)
    }
  })

  it('tells nothing of what is in the way: a meeting and a booking, and what is outside of the hours', async () => {
    const { path } = await makePage()
    const [free, busy] = [inDays(3, 19), inDays(3, 11)]
    await owner.post('/api/meetings', {
      title: 'Secret talks',
      description: '',
      startTime: LATE,
      endTime: later(LATE, 30),
      location: 'custom',
      locationData: {},
      attendees: [],
      notifyAttendees: false,
    })
    const text = async (at: string) => (await guest.get(`${path}?at=${at}`)).text.replace(at, '')
    expect(await text(LATE)).toBe(await text(free))
    expect(await text(busy)).not.toContain('Secret')
  })

  it('is 404 on a page that takes no such requests, on a secret one without its link, and to the owner by id', async () => {
    const off = await makePage({ acceptsOtherTimes: false })
    const secret = await makePage({ visibility: 'secret' })
    const on = await makePage()
    for (const path of [off.path, secret.path]) {
      expect((await guest.get(`${path}?at=${LATE}`)).status).toBe(404)
      expect((await guest.post(path, { ...visitor(LATE), startTimes: [LATE] })).status).toBe(404)
    }
    const byId = `/api/schedule/${on.page.id}/other-times`
    expect((await owner.get(`${byId}?at=${LATE}`)).status).toBe(404)
    expect((await owner.post(byId, { ...visitor(LATE), startTimes: [LATE] })).status).toBe(404)
  })
})

describe('POST /api/schedule/{slug}/other-times', () => {
  it('keeps the request, holds no time, and mails guest and owner with what is in the way', async () => {
    const second = inDays(5, 20)
    const guestFields = { language: 'de', userTimezone: 'Asia/Tokyo', note: 'Evenings only' }
    const { email, page, ask } = await makePage()
    const answer = await ask({ startTimes: [second, LATE], ...guestFields })
    expect(answer).toMatchObject({ status: 201, body: { expiresAt: second } })
    expect((answer.body as { times: object[] }).times).toEqual([
      { startTime: LATE, refusal: 'hours' },
      { startTime: second, refusal: 'hours' },
    ])
    expect(await list()).toMatchObject([
      {
        pageId: page.id,
        attendeeEmail: email,
        timezone: 'Asia/Tokyo',
        note: 'Evenings only',
        startTimes: [LATE, second],
      },
    ])
    const [received] = await mailsTo(email)
    expect(received?.subject).toContain('Anfrage gesendet')
    expect(received?.text).not.toContain('Evenings only')
    const notice = (await mailsTo(owner.email)).find(({ text }) => text.includes('Evenings only'))
    expect(notice?.subject).toContain('Vera Visitor asks for another time')
    for (const words of ["It's outside your hours", 'Your calendar is free', 'Evenings only', '/meetings'])
      expect(notice?.text).toContain(words)
    expect((await slotsOn(page.slug, dateOf(LATE))).days[0]?.slots).toHaveLength(16)
  })

  it('leaves out a time that can be booked, and refuses when all can', async () => {
    const { ask } = await makePage()
    const free = inDays(3, 10)
    expect(await ask({ startTimes: [free] })).toMatchObject({ status: 409, body: { code: 'time_offered' } })
    expect(await ask({ startTimes: [free, LATE] })).toMatchObject({
      status: 201,
      body: { times: [{ startTime: free, refusal: null }, { refusal: 'hours' }] },
    })
    expect((await list())[0]?.startTimes).toEqual([LATE])
  })

  it('says of each wrong input what is wrong, and keeps nothing', async () => {
    const { ask } = await makePage()
    const wrong: [object, number, string][] = [
      [{ startTimes: [] }, 400, 'startTimes'],
      [{ startTimes: undefined }, 400, 'startTimes'],
      [{ startTimes: ['tomorrow'] }, 400, 'startTimes.0'],
      [{ startTimes: [LATE, inDays(4, 18), inDays(5, 18)] }, 400, 'startTimes'],
      [{ startTimes: [inDays(-1)] }, 409, 'startTimes.0'],
      [{ startTimes: [LATE, inDays(500)] }, 409, 'startTimes.1'],
      [{ attendeeName: ' ' }, 400, 'attendeeName'],
      [{ attendeeEmail: 'vera' }, 400, 'attendeeEmail'],
      [{ note: 'x'.repeat(MAX_REQUEST_NOTE + 1) }, 400, 'note'],
      [{ userTimezone: 'Mars' }, 400, 'userTimezone'],
      [{ duration: 31 }, 400, 'duration'],
    ]
    for (const [fields, status, path] of wrong)
      expect(await ask(fields), path).toMatchObject({ status, body: { issues: [{ path }] } })
    expect(await list()).toEqual([])
  })

  it('asks once for repeats with one key, also at the same moment, and refuses another request under it', async () => {
    const { ask } = await makePage()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all([ask({}, headers), ask({}, headers), ask({}, headers)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect(answers[2]?.body).toEqual(answers[0]?.body)
    expect(await list()).toHaveLength(1)
    expect(await ask({ note: 'another' }, headers)).toMatchObject({ status: 409, body: { code: 'key_reused' } })
  })

  it('takes so many open requests of a page, and more once one is answered', async () => {
    const { ask, page } = await makeRequest()
    await query(sql`insert into time_requests (user_id, page_id, attendee_name, attendee_email, attendee_timezone, language,
        duration, starts, expires_at)
      select user_id, page_id, attendee_name, attendee_email, attendee_timezone, language, duration, starts, expires_at
      from time_requests, generate_series(2, ${MAX_OPEN_TIME_REQUESTS}::int) where page_id = ${page.id}::uuid`)
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'too_many_time_requests' } })
    await owner.post(pathOf((await list())[0] as TimeRequest, 'decline'), {})
    expect((await ask()).status).toBe(201)
  })

  it('checks the address where the page does, and uses the code up', async () => {
    const { ask, page, email } = await makePage({ requireEmailCheck: true })
    expect(await ask()).toMatchObject({ status: 403, body: { code: 'email_check' } })
    await guest.post(`/api/schedule/${page.slug}/email-check`, { email })
    const subjects = (await mailsTo(email)).map(({ subject }) => subject).join('\n')
    const emailCode = /\b\d{6}\b/.exec(subjects)?.[0]
    const asked = await ask({ emailCode })
    expect(asked.status).toBe(201)
    expect(asked.headers.get('set-cookie')).toContain('checked')
    expect(
      (
        await new ApiClient().post(
          `/api/schedule/${page.slug}/book`,
          visitor(inDays(3, 10), { attendeeEmail: email, emailCode }),
        )
      ).status,
    ).toBe(403)
  })

  it('uses up a link that is good for one booking', async () => {
    const { ask, page, path } = await makePage({ visibility: 'secret' })
    const link = await owner.post(`/api/time-slot-pages/${page.id}/links`, { maxUses: 1 })
    const k = new URL((link.body as { url: string }).url).searchParams.get('k') ?? ''
    expect((await guest.get(`${path}?at=${LATE}&k=${k}`)).status).toBe(200)
    expect((await ask({ k })).status).toBe(201)
    expect((await ask({ k })).status).toBe(404)
    expect(await list()).toHaveLength(1)
  })
})

describe('POST /api/time-requests/{id}/accept', () => {
  it('books the time once for both, against the rules of the page, and leaves them as they are', async () => {
    const { request, answer, email, page } = await makeRequest({ language: 'de' }, { approval: 'always' })
    const accepted = await answer('accept', { startTime: LATE })
    expect(accepted).toMatchObject({ status: 200, body: { booking: { startTime: LATE, status: 'confirmed' } } })
    expect((await mailsTo(email)).map(({ calendarFile }) => calendarFile ?? '').join()).toContain('METHOD:REQUEST')
    expect(await list()).toEqual([])
    expect((await slotsOn(page.slug, dateOf(LATE))).days[0]?.slots).not.toContain(LATE)
    for (const [deed, body] of [
      ['accept', { startTime: LATE }],
      ['decline', {}],
      ['suggest', { startTimes: [inDays(4, 10)] }],
    ] as const)
      expect(await owner.post(pathOf(request, deed), body)).toMatchObject({
        status: 409,
        body: { code: 'time_request_closed' },
      })
  })

  it('counts the first of two presses at once', async () => {
    const { answer, page } = await makeRequest()
    const pressed = await Promise.all([answer('accept', { startTime: LATE }), answer('accept', { startTime: LATE })])
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(pressed.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'time_request_closed' })
    const [count] = await query<{ n: number }>(
      sql`select count(*)::int as n from time_slot_bookings where page_id = ${page.id}::uuid`,
    )
    expect(count?.n).toBe(1)
  })

  it('tells a press that began before another one ended that the request is answered', async () => {
    const { request, answer } = await makeRequest()
    const { id } = (await owner.get('/api/user')).body as { id: string }
    const read = await findTimeRequest(database(), toOwnerId(id), request.id)
    if (!read) throw new Error('The request is not found')
    expect((await answer('accept', { startTime: LATE })).status).toBe(200)
    await expect(bookAsked(read, new Date(LATE), new Date())).rejects.toMatchObject({ code: 'time_request_closed' })
  })

  it('refuses a time that was not asked for, one that is taken by now, and another owner', async () => {
    const { answer, request, page } = await makeRequest()
    expect((await answer('accept', { startTime: inDays(4, 18) })).status).toBe(400)
    const others = await signInOwner()
    expect((await others.post(pathOf(request, 'accept'), { startTime: LATE })).status).toBe(404)
    await owner.post(`/api/schedule/${page.id}/book`, visitor(LATE, { anyway: true }))
    expect(await answer('accept', { startTime: LATE })).toMatchObject({ status: 409, body: { code: 'taken' } })
    expect(await list()).toHaveLength(1)
  })
})

/** The links of the mail with suggested times; mails that wait together may arrive in any order. */
async function linksTo(email: string) {
  const text = (await mailsTo(email)).map((mail) => mail.text).join('\n')
  return [...text.matchAll(/https?:\S+\/api\/suggested-times\/\S+/g)].map(([url]) => {
    const { pathname, search, searchParams } = new URL(url.replace(/[\])]+$/, ''))
    return { path: pathname, page: pathname + search, to: searchParams.get('to') ?? '' }
  })
}

/** Presses the button of the page; answers the page that it leads to. */
async function press({ path, to }: { path: string; to: string }) {
  const sent = await guest.send('POST', path, { raw: new URLSearchParams({ to }).toString(), headers: FORM })
  const { pathname, search } = new URL(sent.headers.get('location') ?? '', 'http://localhost')
  return { status: sent.status, page: (await guest.get(pathname + search)).text }
}

async function suggested(pageFields: object = {}) {
  const made = await makeRequest({}, pageFields)
  const { times } = (await owner.get(pathOf(made.request, 'suggestions'))).body as { times: string[] }
  const sent = await made.answer('suggest', { startTimes: times })
  return { ...made, times, sent, links: await linksTo(made.email) }
}

const bookedOn = async ({ id }: { id: string }) =>
  (await query<{ at: string }>(sql`select start_time as at from time_slot_bookings where page_id = ${id}::uuid`)).map(
    ({ at }) => new Date(at).toISOString(),
  )

describe('POST /api/time-requests/{id}/suggest', () => {
  it('mails the three free times nearest to the one that is asked for, as links', async () => {
    const { times, sent, links } = await suggested()
    expect(times).toEqual([inDays(3, 15), inDays(3, 16)].flatMap((at) => [at, later(at, 30)]).slice(1))
    expect(sent).toMatchObject({ status: 200, body: { state: 'suggested', suggestedTimes: times } })
    expect(links.map(({ to }) => to)).toEqual(times)
    expect(await list()).toEqual([])
  })

  it('refuses times that the page does not offer, and none or too many', async () => {
    const { answer } = await makeRequest()
    expect(await answer('suggest', { startTimes: [inDays(4, 10), LATE] })).toMatchObject({ status: 409 })
    const many = [10, 11, 12, 13].map((hour) => inDays(4, hour))
    for (const startTimes of [[], many]) expect((await answer('suggest', { startTimes })).status).toBe(400)
    expect(await list()).toMatchObject([{ state: 'open' }])
  })
})

describe('/api/suggested-times/{token}', () => {
  it('shows on GET and HEAD and books nothing; POST books once, and the other links then say so', async () => {
    const { links, page, email } = await suggested({ approval: 'always' })
    const [first = { path: '', page: '', to: '' }, second = first] = links
    for (const link of links) {
      const shown = await guest.get(link.page)
      expect([shown.status, shown.text.includes('>Book this time</button>')]).toEqual([200, true])
      expect((await guest.send('HEAD', link.page, {})).status).toBe(200)
    }
    expect(await bookedOn(page)).toEqual([])
    const pressed = await Promise.all([press(first), press(second), press(first)])
    expect(pressed.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await bookedOn(page)).toHaveLength(1)
    expect((await press(second)).page).toContain('Your meeting is booked')
    expect((await guest.get(first.path)).text).toContain('/b/')
    expect((await mailsTo(email)).map(({ calendarFile }) => calendarFile ?? '').join()).toContain('METHOD:REQUEST')
  })

  it('says when a time is gone, and offers the others', async () => {
    const { links, page } = await suggested()
    const [first = { path: '', page: '', to: '' }] = links
    await book(page.slug, visitor(first.to, { attendeeEmail: newEmail() }))
    const { status, page: shown } = await press(first)
    expect([status, shown.includes('no longer free'), shown.match(/\?to=/g)?.length]).toEqual([303, true, 2])
    expect(await bookedOn(page)).toHaveLength(1)
  })

  it('books nothing on a page that was unpublished, for a time that was not suggested, or by another token', async () => {
    const { links, page } = await suggested()
    const [first = { path: '', page: '', to: '' }] = links
    await press({ ...first, to: LATE })
    for (const token of ['no-such-token', 'A'.repeat(43)]) {
      expect((await guest.get(`/api/suggested-times/${token}`)).status).toBe(404)
      expect((await guest.post(`/api/suggested-times/${token}`)).status).toBe(404)
    }
    await owner.patch(`/api/time-slot-pages/${page.id}`, { isActive: false })
    expect((await press(first)).page).toContain('can no longer be booked')
    expect(await bookedOn(page)).toEqual([])
  })
})

describe('POST /api/time-requests/{id}/decline', () => {
  it('tells the guest why, once', async () => {
    const { answer, email } = await makeRequest({ language: 'fr' })
    expect(await answer('decline', { reason: 'I am away' })).toMatchObject({ status: 200, body: { state: 'declined' } })
    expect((await answer('decline')).status).toBe(409)
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(2)
    expect(mails.some(({ subject }) => subject.includes('Demande envoyée'))).toBe(true)
    const refused = mails.find(({ subject }) => subject.includes('Demande refusée'))
    expect(refused?.text).toContain('I am away')
  })
})

describe('a request for other times', () => {
  it('ends with its last time, and is deleted a month later, or when its page forgets', async () => {
    const { request, answer, page } = await makeRequest()
    const age = (days: number) =>
      query(sql`update time_requests set expires_at = ${new Date(Date.now() - days * DAY_MS).toISOString()}::timestamptz
        where id = ${request.id}::uuid`)
    const left = () => query(sql`select 1 from time_requests where page_id = ${page.id}::uuid`)
    await age(1)
    expect(await list()).toEqual([])
    expect((await answer('accept', { startTime: LATE })).status).toBe(409)
    await age(TIME_REQUEST_DAYS - 1)
    await deleteExpired(database(), new Date())
    expect(await left()).toHaveLength(1)
    await age(TIME_REQUEST_DAYS + 1)
    await deleteExpired(database(), new Date())
    expect(await left()).toEqual([])
  })

  it('ends with its page, and its guest is told unless it was answered', async () => {
    const { page, email, ask, answer } = await makeRequest()
    await answer('decline')
    const later = newEmail()
    expect((await ask({ attendeeEmail: later, language: 'de' })).status).toBe(201)
    expect((await owner.delete(`/api/time-slot-pages/${page.id}`)).status).toBe(204)
    expect(await list()).toEqual([])
    const subjects = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject).join()
    expect(await subjects(later)).toContain('Anfrage hinfällig: ')
    expect(await subjects(email)).not.toContain('closed')
  })

  it('ends with its page while its guest has suggested times to choose from, and a mail names these', async () => {
    const { page, email, times } = await suggested()
    expect((await owner.delete(`/api/time-slot-pages/${page.id}`)).status).toBe(204)
    const closed = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Request closed: '))
    expect(closed).toHaveLength(1)
    expect(times.length).toBeGreaterThan(1)
    const inNewYork = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' })
    for (const time of times) expect(closed[0]?.text).toContain(inNewYork.format(new Date(time)))
  })

  it('is told to visitors of its page by one field, which is absent while the rule is off', async () => {
    const on = await makePage()
    const off = await makePage({ acceptsOtherTimes: false })
    const read = async (slug: string) => (await guest.get(`/api/schedule/${slug}`)).body
    expect(await read(on.page.slug)).toMatchObject({ acceptsOtherTimes: true })
    expect(await read(off.page.slug)).not.toHaveProperty('acceptsOtherTimes')
  })

  it('is erased with its guest', async () => {
    const { email, page } = await makeRequest()
    await owner.post('/api/people/erase', { email })
    expect(await query(sql`select 1 from time_requests where page_id = ${page.id}::uuid`)).toEqual([])
  })
})
