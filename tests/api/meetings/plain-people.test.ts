import { describe, expect, it } from 'vitest'
import { drawBooking } from '@/app/_plain/booking'
import { drawLeave } from '@/app/_plain/leave'
import { drawTimes } from '@/app/_plain/times'
import type { BookingView, LeaveView, TimesView } from '@/components/visitor/plain/views'
import { startAction, startPath, timesPath } from '@/lib/meetings/visitor/plain-links'
import type { PageLink } from '@/lib/pages/link-schema'
import { createLeaveToken } from '@/lib/platform/tokens'
import { check } from '@/messages/check'
import { book } from '@/tests/support/api/bookings'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { visitPlain } from '@/tests/support/api/plain'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const send = (slug: string, fields: Record<string, string>, query: Record<string, string> = {}) =>
  visitPlain<BookingView>(
    drawBooking,
    { slug, start: inDays(3) },
    { query, fields: { attendeeName: 'Vera', timezone: 'UTC', key: newEmail(), ...fields } },
  )

describe('a secret page without scripts', () => {
  it('is there by its link, which every address on it hands on', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner, { visibility: 'secret' })
    const { slug } = page
    const { url } = (await owner.post(`/api/time-slot-pages/${page.id}/links`, { maxUses: 1 })).body as PageLink
    const k = new URL(url).searchParams.get('k') ?? ''
    const times = (query: Record<string, string>) => visitPlain<TimesView>(drawTimes, { slug }, { query })
    expect([(await times({})).status, (await times({ k: 'x' })).status]).toEqual([404, 404])
    const { status, props } = await times({ k })
    expect([status, props.choices.k]).toEqual([200, k])
    expect(props.slots?.days.length).toBeGreaterThan(0)
    for (const address of [
      timesPath(props.choices),
      startPath(props.choices, inDays(3)),
      startAction(props.choices, ''),
    ]) {
      expect(new URL(address, url).searchParams.get('k')).toBe(k)
    }
    const fields = { attendeeEmail: newEmail() }
    expect((await send(slug, fields)).status).toBe(404)
    expect((await send(slug, fields, { k })).location).toMatch(/^\/success\?booking=/)
    expect((await send(slug, { attendeeEmail: newEmail() }, { k })).status).toBe(404)
  })
})

describe('guests without scripts', () => {
  it('are typed with commas or spaces between, and stay typed when one is wrong', async () => {
    const { slug } = await createPage(await signInOwner(), { maxGuests: 2 })
    const attendeeEmail = newEmail()
    const wrong = await send(slug, { attendeeEmail, guests: 'grace@example.com, alan' })
    expect(wrong).toMatchObject({ status: 400, props: { guests: 'grace@example.com, alan' } })
    expect(wrong.props.issues.guests).toBeDefined()
    const many = await send(slug, { attendeeEmail, guests: 'a@example.com b@example.com;c@example.com' })
    expect(many).toMatchObject({ status: 400, props: { issues: { guests: check('tooManyGuests', { max: 2 }) } } })
    const [one, two] = [newEmail(), newEmail()]
    expect((await send(slug, { attendeeEmail, guests: `${one}, ${two}` })).status).toBe(303)
    expect([(await mailsTo(one)).length, (await mailsTo(two)).length]).toEqual([1, 1])
  })
})

describe('a checked address without scripts', () => {
  it('asks for the code after the form, sends another, and books with it', async () => {
    const { slug } = await createPage(await signInOwner(), { requireEmailCheck: true })
    const attendeeEmail = newEmail()
    const asked = await send(slug, { attendeeEmail })
    expect(asked).toMatchObject({ status: 200, props: { codeSentTo: attendeeEmail, attendee: { attendeeEmail } } })
    const typed = { attendeeEmail, codeSentTo: attendeeEmail }
    const wrong = await send(slug, { ...typed, emailCode: 'none' })
    expect([wrong.status, wrong.props.issues.emailCode]).toEqual([
      400,
      "That's not the code. Enter the six digits from our latest email.",
    ])
    expect(await mailsTo(attendeeEmail)).toHaveLength(1)
    await send(slug, { ...typed, resend: '1' })
    const mails = await mailsTo(attendeeEmail)
    expect(mails).toHaveLength(2)
    const emailCode = /\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? ''
    expect((await send(slug, { ...typed, emailCode })).status).toBe(303)
  })
})

describe('/b/{token}/leave', () => {
  it('shows by GET, leaves by POST, and is 404 afterwards', async () => {
    const { slug } = await createPage(await signInOwner(), { maxGuests: 1 })
    const [guest, attendeeEmail] = [newEmail(), newEmail()]
    const { body } = await book(slug, visitor(inDays(3), { attendeeEmail, guests: [guest] }))
    const token = createLeaveToken(body.booking.id, guest)
    const look = () => visitPlain<LeaveView>(drawLeave, { token })
    expect(await look()).toMatchObject({
      status: 200,
      props: { hasLeft: false, meeting: { guest, title: 'Intro call' } },
    })
    expect((await look()).status).toBe(200)
    const left = await visitPlain<LeaveView>(drawLeave, { token }, { fields: {} })
    expect(left).toMatchObject({ status: 200, props: { hasLeft: true } })
    expect((await look()).status).toBe(404)
  })

  it('refuses the form of another site', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    const { slug } = await createPage(await signInOwner(), { maxGuests: 1 })
    const guest = newEmail()
    const { body } = await book(slug, visitor(inDays(3), { attendeeEmail: newEmail(), guests: [guest] }))
    const token = createLeaveToken(body.booking.id, guest)
    expect((await visitPlain(drawLeave, { token }, { fields: {}, headers })).status).toBe(403)
    expect((await visitPlain(drawLeave, { token })).status).toBe(200)
  })
})
