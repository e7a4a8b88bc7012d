import { beforeAll, describe, expect, it } from 'vitest'
import { noteOpenedFromMail } from '@/lib/meetings/server/booking/opened-from-mail'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, signInOwner } from '@/tests/support/api/owner'
import { calcomDocument, ICAL_UID, UID } from '@/tests/support/arrivals/calcom-account'
import { inDays } from '@/tests/support/factories/pages'
import { bring } from '@/tests/support/portability/arrivals'

const LINK = `/api/bookings/${UID}`
const dateOf = (days: number) => inDays(days, 9).slice(0, 10)
/** Lines of a calendar file are folded. */
const unfolded = (file: string | null | undefined) => (file ?? '').replace(/\r\n[ \t]/g, '')

describe('POST /api/arrivals?from=calcom', () => {
  let owner: Awaited<ReturnType<typeof signInOwner>>
  beforeAll(async () => {
    owner = await signInOwner()
    expect((await bring(owner, 'calcom', { 'calcom.json': calcomDocument() })).status).toBe(201)
  })
  const guest = new ApiClient()

  it('brings pages, forms, bookings and links once, and mails nobody', async () => {
    const twice = await bring(owner, 'calcom', { 'calcom.json': calcomDocument() }, { dryRun: true })
    expect(twice.body.plan.parts).toMatchObject({
      pages: { added: 0, kept: 2 },
      forms: { added: 0, kept: 2 },
      bookings: { added: 0, kept: 4, skipped: 0 },
      meetings: { added: 0, kept: 5 },
      responses: { added: 0, kept: 1 },
      links: { added: 0, kept: 3 },
    })
    expect(twice.body.plan.connect).toEqual(['google'])
    expect(await mailsTo('vera@example.com')).toEqual([])
    expect(await mailsTo(owner.email)).toEqual([])
  })

  it('keeps the link, UID and SEQUENCE of a booking: a move goes to the entry that its people have', async () => {
    expect((await guest.get(LINK)).body).toMatchObject({
      booking: { status: 'confirmed', guests: ['guest@example.com'] },
      meeting: { locationData: { meetLink: 'https://app.cal.com/video/1' } },
      page: { slug: 'intro' },
    })
    const file = unfolded((await guest.get(`/b/${UID}/meeting.ics`)).text)
    expect(file).toContain(`UID:${ICAL_UID}\r\n`)
    expect(file).toContain('SEQUENCE:3\r\n')
    const slots = await guest.get(`${LINK}/slots?from=${dateOf(2)}&to=${dateOf(8)}`)
    const [one, other] = (slots.body as { days: { slots: string[] }[] }).days.flatMap((day) => day.slots)
    const move = async (startTime: string | undefined) =>
      expect((await guest.post(`${LINK}/move`, { startTime })).status).toBe(200)
    await move(one)
    const fileTo = async (address: string) => unfolded((await mailsTo(address)).at(-1)?.calendarFile)
    expect(await fileTo(owner.email)).toContain(`UID:${ICAL_UID}\r\nSEQUENCE:4\r\n`)
    // Until they have opened a mail of ours, people whom an import brought get nothing that the owner has written.
    const [moved, ...others] = await mailsTo('vera@example.com')
    expect(others).toEqual([])
    const first = unfolded(moved?.calendarFile)
    expect(first).toContain('METHOD:REQUEST\r\n')
    expect(first).toContain(`UID:${ICAL_UID}\r\nSEQUENCE:4\r\n`)
    expect(first.match(/^(?:SUMMARY|DESCRIPTION|LOCATION).*/gm)).toEqual(['SUMMARY:Termin'])
    expect(first).not.toMatch(/Ada|Intro|video/)
    const mark = /\?from=([\w-]{43})/.exec(moved?.text ?? '')?.[1]
    await noteOpenedFromMail(mark, new Date())
    await move(other)
    for (const address of ['vera@example.com', owner.email]) {
      expect(await fileTo(address), address).toContain(`UID:${ICAL_UID}\r\nSEQUENCE:5\r\n`)
    }
    const { body } = await owner.post('/api/feeds', { kind: 'full' })
    const feed = unfolded((await guest.get(new URL((body as { url: string }).url).pathname)).text)
    expect(feed.match(/UID:.*@Cal\.com/g)).toEqual([`UID:${ICAL_UID}`])
  })
})
