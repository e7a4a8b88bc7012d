import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { drawBooked } from '@/app/_plain/booked'
import { drawBooking } from '@/app/_plain/booking'
import { drawCancel } from '@/app/_plain/cancel'
import { drawLeave } from '@/app/_plain/leave'
import type { BookedView, BookingView, PlainProps } from '@/components/visitor/plain/views'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { findBookingByToken } from '@/lib/meetings/server/booking/manage'
import { MINUTE_MS } from '@/lib/scheduling/units'
import type { Language, OwnerLanguage } from '@/lib/shared/languages'
import { textsOf } from '@/messages'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { connectedOwner, endHold } from '@/tests/support/api/events'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { visitPlain } from '@/tests/support/api/plain'
import { letTimePass } from '@/tests/support/api/timed-mails'
import { query } from '@/tests/support/database/query'
import { createMeeting } from '@/tests/support/factories/meetings'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)

beforeEach(() => fakes.reset())
afterAll(() => fakes.stop())

const guest = new ApiClient()
const tokenIn = (url: string) => new URL(url).pathname.split('/')[2] ?? ''
const documentOf = (html: string) => /<html dir="(\w+)" lang="([\w-]+)">/.exec(html)?.slice(1).reverse().join(' ')
const languagesOf = async (address: string) => (await mailsTo(address)).map(({ html }) => documentOf(html))
const ARABIC = /\p{Script=Arabic}/u
const file = async (token: string) => unfold((await guest.get(`/b/${token}/meeting.ics`)).text)
const linkWords = (language: Language, reader: 'guest' | 'owner') => {
  const { t, say } = textsOf(language)
  return say(t.entry.links[reader], { url: '' }).trim()
}
const unfold = (content: string | null | undefined) => (content ?? '').replace(/\r\n[ \t]/g, '')

async function ownerIn(language: OwnerLanguage | null) {
  const owner = await signInOwner()
  if (language) await saveSettings(owner, { language })
  return owner
}

async function storedLanguage(bookingId: string) {
  const [row] = await query<{ language: Language }>(
    sql`select language from time_slot_bookings where id = ${bookingId}::uuid`,
  )
  return row?.language
}

describe('a booking in Arabic with a German owner', () => {
  async function makeBooking(fields: object = {}, { at = inDays(3, 10), more = {} as object } = {}) {
    const owner = await ownerIn('de')
    const page = await createPage(owner, { step: 5, ...fields })
    const attendee = newEmail('vera')
    const body = visitor(at, { attendeeEmail: attendee, language: 'ar', ...more })
    const { booking, meeting } = (await book(page.slug, body)).body
    return { owner, page, attendee, booking, meeting, token: tokenIn(booking.manageUrl) }
  }

  it('mails the attendee in Arabic and the owner in German: booked, moved three times, cancelled', async () => {
    const { owner, attendee, booking, token } = await makeBooking()
    // A later mail would replace one that has not left.
    await mailsTo(attendee)
    for (const hour of [11, 12, 13]) {
      const body = { startTime: inDays(3, hour) }
      const headers = { 'accept-language': 'fr', cookie: 'lang=ja' }
      expect((await guest.post(`/api/bookings/${token}/move?lang=pl`, body, { headers })).status).toBe(200)
      await endHold()
      await mailsTo(attendee)
    }
    expect((await guest.post(`/api/bookings/${token}/cancel`, {})).status).toBe(204)
    const toAttendee = await mailsTo(attendee)
    expect(toAttendee.map(({ html }) => documentOf(html))).toEqual(Array(5).fill('ar rtl'))
    const arabic = textsOf('ar')
    const subjects = toAttendee.map(({ subject }) => subject)
    expect(subjects[0]).toBe(
      arabic.say(arabic.t.bookingMail.confirmation.subject, {
        title: 'Intro call',
        owner: owner.email.split('@')[0] ?? '',
      }),
    )
    for (const { subject, text } of toAttendee) expect(subject + text).toMatch(ARABIC)
    const toOwner = (await mailsTo(owner.email)).filter(({ html }) => documentOf(html) !== 'en ltr')
    expect(toOwner.map(({ html }) => documentOf(html))).toEqual(Array(5).fill('de ltr'))
    for (const { subject, text } of toOwner) expect(subject + text).not.toMatch(ARABIC)
    expect(await storedLanguage(booking.id)).toBe('ar')
  })

  it('writes calendar files in Arabic for the attendee, and in German for the owner', async () => {
    const { owner, attendee, token, booking } = await makeBooking()
    const words = linkWords('ar', 'guest')
    expect(words).toMatch(ARABIC)
    expect(await file(token)).toContain(words)
    expect(unfold((await mailsTo(attendee))[0]?.calendarFile)).toContain(words)
    const own = unfold((await mailsTo(owner.email)).at(-1)?.calendarFile)
    expect(own).not.toMatch(ARABIC)
    expect(own).toContain(linkWords('de', 'owner'))
    expect(booking.attendeeEmail).toBe(attendee)
  })

  it('tells its people the page’s texts in Arabic, and the owner the main ones', async () => {
    const translations = { ar: { title: 'مكالمة تعارف', description: 'نصف ساعة' }, ja: { title: '面談' } }
    const description = 'Half an hour'
    const guests = [newEmail('gus')]
    const made = await makeBooking({ translations, description, maxGuests: 1 }, { more: { guests } })
    const { owner, attendee, meeting, token } = made
    expect(meeting).toMatchObject({ title: 'Intro call', description })
    for (const address of [attendee, ...guests]) {
      const [mail] = await mailsTo(address)
      expect(mail?.subject).toContain(translations.ar.title)
      expect(mail?.text).toContain(translations.ar.description)
      expect(`${mail?.subject}${mail?.text}`).not.toMatch(/Intro call|Half an hour/)
      expect(unfold(mail?.calendarFile)).toContain(`SUMMARY:${translations.ar.title}`)
    }
    const own = (await mailsTo(owner.email)).at(-1)
    expect(own?.subject).toContain('Intro call')
    expect(`${own?.subject}${own?.text}${own?.calendarFile}`).not.toContain(translations.ar.title)
    expect(await file(token)).toContain(`SUMMARY:${translations.ar.title}`)
    expect(await findBookingByToken(token)).toMatchObject({ title: translations.ar.title, titleLang: 'ar' })
  })

  it('names the language of the owner’s texts, on its pages and in mails, where it is another', async () => {
    const place = { location: 'custom', locationData: { customLocation: 'İkinci kat' } }
    const texts = { textLanguage: 'tr', title: 'Tanışma', description: 'Yarım saat', ...place }
    const mailTexts = { confirmation: 'Bekliyoruz' }
    const made = await makeBooking({ ...texts, mailTexts, maxGuests: 1 }, { more: { guests: [newEmail('gus')] } })
    const { attendee, booking, owner, token } = made
    expect(await findBookingByToken(token)).toMatchObject({ title: 'Tanışma', titleLang: 'tr', locationLang: 'tr' })
    const [mail] = await mailsTo(attendee)
    for (const words of ['Tanışma', 'Yarım saat', 'Bekliyoruz']) {
      expect(mail?.html).toMatch(new RegExp(`<(?:p|span) dir="auto" lang="tr"[^>]*>(?:<br/>)?${words}`))
    }
    expect((await mailsTo(owner.email)).at(-1)?.html).toMatch(/<p dir="auto" lang="tr"[^>]*>Tanışma/)
    const [invitation] = await mailsTo(booking.guests[0] ?? '')
    expect(invitation?.html).toMatch(/<p dir="auto" lang="tr"[^>]*>Tanışma/)
    const leave = /\/b\/([\w-]+)\/leave/.exec(invitation?.text ?? '')?.[1] ?? ''
    expect((await guest.get(`/api/guests/${leave}`)).body).toMatchObject({ title: 'Tanışma', titleLang: 'tr' })
  })

  it('leaves out the language of texts that are in that of the mail', async () => {
    const { attendee, owner } = await makeBooking({ textLanguage: 'ar', title: 'مكالمة' })
    expect((await mailsTo(attendee))[0]?.html).toMatch(/<p dir="auto"(?! lang)[^>]*>مكالمة/)
    expect((await mailsTo(owner.email)).at(-1)?.html).toMatch(/<p dir="auto" lang="ar"[^>]*>مكالمة/)
  })

  it('keeps a title that its owner has given the meeting since', async () => {
    const translations = { ar: { title: 'مكالمة تعارف' } }
    const { page, owner, token, attendee } = await makeBooking({ translations })
    // Nobody is told of the end of a booking of which they have not heard.
    expect(await mailsTo(attendee)).toHaveLength(1)
    await owner.patch(`/api/time-slot-pages/${page.id}`, { title: 'Another call' })
    expect(await findBookingByToken(token)).toMatchObject({ title: 'Intro call', titleLang: 'de' })
    expect((await guest.post(`/api/bookings/${token}/cancel`, {})).status).toBe(204)
    expect((await mailsTo(attendee)).at(-1)?.subject).toContain('Intro call')
  })

  it('reminds each of them in their language', async () => {
    const at = inDays(3, 10)
    const reminders = [{ minutesBefore: 30, to: 'both' }]
    const { owner, attendee, booking, meeting } = await makeBooking({ reminders }, { at })
    await letTimePass(booking, meeting, Date.parse(at) - 30 * MINUTE_MS - Date.now())
    expect((await languagesOf(attendee)).at(-1)).toBe('ar rtl')
    const reminder = (await mailsTo(owner.email)).at(-1)
    const german = textsOf('de')
    expect(documentOf(reminder?.html ?? '')).toBe('de ltr')
    expect(reminder?.subject).toBe(
      german.say(german.t.reminderMail.subject, { title: 'Intro call', name: 'Vera Visitor' }),
    )
  })

  it('writes to guests in Arabic, whose page to leave is Arabic unless their browser asks for another language', async () => {
    const friend = newEmail('friend')
    await makeBooking({ maxGuests: 1 }, { more: { guests: [friend] } })
    const [invitation] = await mailsTo(friend)
    expect(documentOf(invitation?.html ?? '')).toBe('ar rtl')
    const token = /\/b\/([\w-]+)\/leave/.exec(invitation?.text ?? '')?.[1] ?? ''
    const visit = async (headers = {}) =>
      (await visitPlain<PlainProps>(drawLeave, { token }, { headers })).props.texts.language
    expect([await visit(), await visit({ 'accept-language': 'it' })]).toEqual(['ar', 'it'])
  })

  it('asks and answers a request: the attendee reads Arabic, the owner decides in German', async () => {
    const { owner, attendee, meeting } = await makeBooking({ approval: 'always' })
    const notice = (await mailsTo(owner.email)).at(-1)
    expect(documentOf(notice?.html ?? '')).toBe('de ltr')
    const link = new URL(/\S+decision=decline/.exec(notice?.text ?? '')?.[0] ?? '')
    const decide = (await guest.get(link.pathname + link.search, { headers: { 'accept-language': 'tr' } })).text
    const { heading } = textsOf('de').t.requestDecision.decline
    expect(decide).toContain('<html lang="de" dir="ltr">')
    expect(decide).toContain(heading)
    expect((await owner.post(`/api/meetings/${meeting.id}/decline`, {})).status).toBe(200)
    expect(await languagesOf(attendee)).toEqual(['ar rtl', 'ar rtl'])
  })

  it('puts German words into the event of the owner’s calendar', async () => {
    const { owner, google } = await connectedOwner(fakes, 'google')
    await saveSettings(owner, { language: 'de' })
    const page = await createPage(owner, { targetCalendars: [`google_${google}`] })
    const body = visitor(inDays(3), { attendeeEmail: newEmail('vera'), language: 'ar' })
    expect((await book(page.slug, body)).status).toBe(201)
    await endHold()
    const [event] = fakes.google.events()
    expect(event?.location).toBe(textsOf('de').t.locations.toBeShared)
    expect(JSON.stringify(event)).not.toMatch(ARABIC)
  })

  it('tells its owner the language', async () => {
    const { owner, meeting } = await makeBooking()
    expect((await owner.get(`/api/meetings/${meeting.id}`)).body).toMatchObject({ booking: { language: 'ar' } })
  })

  it('is shown in Arabic where its page is asked for no language', async () => {
    const { token } = await makeBooking()
    const visit = async (headers = {}, asked = {}) =>
      (await visitPlain<PlainProps>(drawCancel, { token }, { headers, query: asked })).props.texts.language
    expect(await visit()).toBe('ar')
    expect(await visit({ 'accept-language': 'xx' }, { lang: 'nonsense' })).toBe('ar')
    expect(await visit({ 'accept-language': 'pl' })).toBe('pl')
    expect(await visit({ 'accept-language': 'pl', cookie: 'lang=ja' })).toBe('ja')
    expect(await visit({ 'accept-language': 'pl', cookie: 'lang=ja' }, { lang: 'it' })).toBe('it')
  })
})

describe('POST /api/schedule/{slug}/book', () => {
  async function languageFor(
    owner: OwnerLanguage | null,
    { body = {}, headers = {}, asked = '' }: { body?: object; headers?: Record<string, string>; asked?: string },
  ) {
    const page = await createPage(await ownerIn(owner))
    const sent = visitor(inDays(3), body)
    const answer = await guest.post(`/api/schedule/${page.slug}/book${asked}`, sent, { headers })
    expect(answer.status).toBe(201)
    return storedLanguage((answer.body as { booking: { id: string } }).booking.id)
  }

  it('keeps the language of the body, of `?lang=`, of the cookie, of the browser, of the owner, in this order', async () => {
    const headers = { 'accept-language': 'fr-CH,fr;q=0.9', cookie: 'lang=ja' }
    const asked = '?lang=pt-PT'
    expect(await languageFor('tr', { body: { language: 'pl' }, headers, asked })).toBe('pl')
    expect(await languageFor('tr', { headers, asked })).toBe('pt-BR')
    expect(await languageFor('tr', { headers })).toBe('ja')
    expect(await languageFor('tr', { headers: { 'accept-language': 'fr-CH,fr;q=0.9' } })).toBe('fr')
    expect(await languageFor('tr', {})).toBe('tr')
    expect(await languageFor(null, {})).toBe('en')
  })

  it.each([7, null, '', 'xx', 'klingon', ['ar'], { language: 'ar' }, 'a'.repeat(10_000), '%00', 'd\u00e9'])(
    'takes the owner’s language for the absurd %j',
    async (language) => {
      const header = typeof language === 'string' ? language : 'xx'
      const headers = { 'accept-language': header, cookie: `lang=${encodeURIComponent(header)}` }
      const asked = `?lang=${encodeURIComponent(header)}`
      expect(await languageFor('tr', { body: { language }, headers, asked })).toBe('tr')
    },
  )

  it('keeps the language of the page without scripts, and shows its success in it', async () => {
    const { slug } = await createPage(await ownerIn('tr'))
    const start = inDays(3)
    const fields = { attendeeName: 'Vera Visitor', attendeeEmail: newEmail('vera'), timezone: 'UTC' }
    const { location } = await visitPlain<BookingView>(
      drawBooking,
      { slug, start },
      { fields, headers: { 'accept-language': 'ja' } },
    )
    expect(await languagesOf(fields.attendeeEmail)).toEqual(['ja ltr'])
    const booking = new URL(location ?? '', 'http://localhost:3000').searchParams.get('booking') ?? ''
    const visit = (headers = {}) => visitPlain<BookedView & PlainProps>(drawBooked, {}, { query: { booking }, headers })
    expect((await visit()).props.texts.language).toBe('ja')
    const inPolish = (await visit({ 'accept-language': 'pl' })).props
    expect(inPolish.texts.language).toBe('pl')
    expect(inPolish.booked?.links.google).toContain(encodeURIComponent(linkWords('ja', 'guest').slice(0, 4)))
  })

  it('books for somebody in the language of the owner who does it, whatever their browser speaks', async () => {
    const owner = await ownerIn('tr')
    const page = await createPage(owner)
    const attendee = newEmail('vera')
    const body = visitor(inDays(3), { attendeeEmail: attendee })
    const headers = { 'accept-language': 'de' }
    expect((await owner.post(`/api/schedule/${page.id}/book`, body, { headers })).status).toBe(201)
    expect(await languagesOf(attendee)).toEqual(['tr ltr'])
  })
})

describe('POST /api/schedule/{slug}/email-check', () => {
  it('sends the code in the language of the body, of the request, or else of the owner', async () => {
    const page = await createPage(await ownerIn('de'), { requireEmailCheck: true })
    const ask = async (body: object, headers = {}) => {
      const email = newEmail('vera')
      await guest.post(`/api/schedule/${page.slug}/email-check`, { email, ...body }, { headers })
      return (await languagesOf(email))[0]
    }
    const headers = { 'accept-language': 'it' }
    expect([await ask({ language: 'ja' }, headers), await ask({}, headers), await ask({ language: 'xx' })]).toEqual([
      'ja ltr',
      'it ltr',
      'de ltr',
    ])
  })
})

describe('a meeting that its owner makes', () => {
  it('invites its attendees in the owner’s language', async () => {
    const owner = await ownerIn('tr')
    const attendee = newEmail('friend')
    const times = { startTime: inDays(2, 9), endTime: inDays(2, 10) }
    await createMeeting(owner, { title: 'Planning', ...times, attendees: [attendee], notifyAttendees: true })
    expect(await languagesOf(attendee)).toEqual(['tr ltr'])
  })
})
