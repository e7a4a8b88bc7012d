import { sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { retryTransaction } from '@/db/retry'
import { recountPage } from '@/lib/bookings/booking-counts'
import { expireRequests } from '@/lib/bookings/expire-requests'
import type { BothInApi } from '@/lib/meetings/server/booking/find-both'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { createLeaveToken } from '@/lib/platform/tokens'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { book } from '../api/bookings'
import { type Answer, ApiClient } from '../api/client'
import { newEmail, signInOwner } from '../api/owner'
import { letTimePass } from '../api/timed-mails'
import { query } from '../database/query'
import { ALWAYS, createPage, inDays, visitor } from '../factories/pages'
import { DURATION, MAX_A_DAY, MAX_GUESTS, type PageRules, REMIND_BEFORE, STEP } from './commands'

/** A booking as its visitor got it. */
export type Made = { id: string; meetingId: string; manageUrl: string; path: string; email: string; guests: string[] }

const AVAILABILITIES = ALWAYS.map((day) => ({ ...day, startTime: '08:00', endTime: '12:00' }))
const visitorClient = new ApiClient()

/** The product's side of a run: one owner with one page. */
export class BookingLifeProduct {
  readonly made: Made[] = []

  private constructor(
    readonly owner: ApiClient & { email: string },
    readonly page: TimeSlotPage,
    private readonly midnight: number,
  ) {}

  static async open(rules: PageRules): Promise<BookingLifeProduct> {
    const owner = await signInOwner()
    const page = await createPage(owner, {
      ...rules,
      ...{ availabilities: AVAILABILITIES, duration: DURATION, step: STEP, maxGuests: MAX_GUESTS, approvalHours: 48 },
      limits: [{ per: 'day', max: MAX_A_DAY }],
      reminders: [{ minutesBefore: REMIND_BEFORE, to: 'both' }],
    })
    return new BookingLifeProduct(owner, page, Date.parse(inDays(4, 0)))
  }

  at = (minutes: number) => new Date(this.midnight + minutes * MINUTE_MS).toISOString()
  minutesOf = (iso: string) => (Date.parse(iso) - this.midnight) / MINUTE_MS

  async book(start: number, guestCount: number): Promise<{ answer: Answer<unknown>; made: Made | null }> {
    const [email, guests] = [newEmail('vera'), Array.from({ length: guestCount }, () => newEmail('guest'))]
    const answer = await book(this.page.slug, visitor(this.at(start), { attendeeEmail: email, guests }))
    if (answer.status !== 201) return { answer, made: null }
    const { id, manageUrl } = answer.body.booking
    const path = `/api/bookings/${manageUrl.split('/').at(-1)}`
    const made = { id, manageUrl, meetingId: answer.body.meeting.id, path, email, guests }
    this.made.push(made)
    return { answer, made }
  }

  move({ path, meetingId }: Made, by: string, start: number): Promise<Answer> {
    const body = { startTime: this.at(start) }
    if (by === 'attendee') return visitorClient.post(`${path}/move`, body)
    return this.owner.post(`/api/meetings/${meetingId}/move`, body)
  }

  cancel({ path, meetingId }: Made, by: string): Promise<Answer> {
    if (by === 'attendee') return visitorClient.post(`${path}/cancel`)
    return this.owner.post(`/api/meetings/${meetingId}/cancel`)
  }

  decide = ({ meetingId }: Made, deed: string) => this.owner.post(`/api/meetings/${meetingId}/${deed}`)
  mark = ({ meetingId }: Made, noShow: boolean) => this.owner.post(`/api/meetings/${meetingId}/no-show`, { noShow })
  leave = ({ id }: Made, guest: string) => visitorClient.post(`/api/guests/${createLeaveToken(id, guest)}/leave`)
  edit = (rules: Partial<PageRules>) => this.owner.patch(`/api/time-slot-pages/${this.page.id}`, rules)
  expire = () => expireRequests(new Date())

  async lapse({ id }: Made): Promise<void> {
    await query(sql`update time_slot_bookings set expires_at = now() - interval '1 minute' where id = ${id}::uuid`)
  }

  /** Takes a booking to a time that is over, where no other is. Returns the minutes by which it is earlier. */
  async pass({ id, meetingId }: Made, index: number): Promise<number> {
    const ms = (30 + 3 * index) * DAY_MS
    await letTimePass({ id }, { id: meetingId }, ms)
    await query(
      sql`update time_slot_bookings set expires_at = start_time where id = ${id}::uuid and status = 'pending'`,
    )
    await retryTransaction(database(), (tx) => recountPage(tx, this.page.id))
    return ms / MINUTE_MS
  }

  read = async ({ path }: Made) => (await visitorClient.get(path)).body as BothInApi

  /** Offered starts, of the page or to somebody who moves. */
  async slots(path = `/api/schedule/${this.page.slug}`): Promise<Answer<{ days: { slots: string[] }[] }>> {
    const date = (days: number) => this.at(days * 24 * 60).slice(0, 10)
    const answer = await visitorClient.get(`${path}/slots?from=${date(0)}&to=${date(1)}&timezone=UTC`)
    return answer as Answer<{ days: { slots: string[] }[] }>
  }
}
