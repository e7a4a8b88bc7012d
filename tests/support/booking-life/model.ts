import { DURATION, MAX_A_DAY, type PageRules, REMIND_BEFORE, STEP, WINDOW } from './commands'

export type ModelStep = { by: string; what: string; from?: number; to?: number; guest?: string; noShow?: false }

/** Times are minutes after the first midnight. */
export type ModelBooking = {
  start: number
  status: 'pending' | 'confirmed' | 'cancelled' | 'declined' | 'expired'
  /** A pending one that can no longer be approved, and is in nobody's way. */
  isLapsed: boolean
  isOver: boolean
  isNoShow: boolean
  guests: string[]
  invited: string[]
  attendeeMoves: number
  sequence: number
  gaps: { before: number; after: number }
  rules: Pick<PageRules, 'cancelNotice' | 'moveNotice' | 'maxMoves'>
  history: ModelStep[]
  mails: string[]
}

export type Outcome = 'done' | 'unchanged' | 'missing' | { refused: string[] }

const DAY = 24 * 60

/** The life of a page's bookings in plain words. Every method says what the product has to answer. */
export class BookingLifeModel {
  readonly bookings: ModelBooking[] = []
  rules: PageRules = {
    ...{ isActive: true, approval: 'off', bufferBefore: 10, bufferAfter: 5 },
    ...{ cancelNotice: 0, moveNotice: 0, maxMoves: null },
  }

  book(start: number, guests: string[]): Outcome {
    if (!this.rules.isActive) return 'missing'
    const refused = this.whyNotFree(start)
    if (refused.length > 0) return { refused }
    const isRequest = this.rules.approval === 'always'
    const { cancelNotice, moveNotice, maxMoves } = this.rules
    this.bookings.push({
      ...{ start, status: isRequest ? 'pending' : 'confirmed', isLapsed: false, isOver: false, isNoShow: false },
      ...{ guests, invited: isRequest ? [] : guests, attendeeMoves: 0, sequence: 0, gaps: this.gaps() },
      rules: { cancelNotice, moveNotice, maxMoves },
      history: [{ by: 'attendee', what: isRequest ? 'requested' : 'booked' }],
      mails: isRequest
        ? ['booking-request', 'booking-request-notice']
        : ['booking-confirmation', 'booking-notice', ...guests.map(() => 'meeting-invitation')],
    })
    return 'done'
  }

  move(booking: ModelBooking, by: string, start: number): Outcome {
    if (!isTaking(booking) || booking.isLapsed) return { refused: ['already_cancelled', ...over(booking)] }
    if (booking.isOver) return { refused: ['past'] }
    const { moveNotice, maxMoves } = booking.rules
    if (by === 'attendee' && moveNotice > 0) return { refused: ['too_late'] }
    if (by === 'attendee' && maxMoves !== null && booking.attendeeMoves >= maxMoves) return { refused: ['moves_used'] }
    if (start === booking.start) return 'unchanged'
    if (by === 'attendee' && !this.rules.isActive) return { refused: ['closed'] }
    const refused = by === 'attendee' ? this.whyNotFree(start, booking) : this.whyInTheWay(start, booking, booking.gaps)
    if (refused.length > 0) return { refused }
    booking.history.push({ by, what: 'moved', from: booking.start, to: start })
    booking.start = start
    if (by === 'attendee') booking.attendeeMoves += 1
    if (by === 'attendee') booking.gaps = this.gaps()
    booking.mails.push('booking-moved', 'booking-moved-notice')
    if (booking.status === 'confirmed') {
      booking.sequence += 1
      booking.mails.push(...booking.guests.map(() => 'meeting-update'))
    }
    return 'done'
  }

  cancel(booking: ModelBooking, by: string): Outcome {
    if (!isTaking(booking)) return { refused: ['already_cancelled'] }
    if (booking.isOver) return { refused: ['past'] }
    if (by === 'attendee' && booking.rules.cancelNotice > 0) return { refused: ['too_late'] }
    const guests = booking.status === 'confirmed' ? booking.guests : []
    booking.mails.push('cancellation', 'cancellation-notice', ...guests.map(() => 'meeting-cancellation'))
    booking.status = 'cancelled'
    booking.sequence += 1
    booking.history.push({ by, what: 'cancelled' })
    return 'done'
  }

  decide(booking: ModelBooking, deed: 'approve' | 'decline'): Outcome {
    if (booking.status !== 'pending') return { refused: ['not_pending'] }
    if (booking.isOver) return { refused: ['past'] }
    if (booking.isLapsed) return { refused: ['not_pending'] }
    booking.status = deed === 'approve' ? 'confirmed' : 'declined'
    booking.history.push({ by: 'owner', what: deed === 'approve' ? 'approved' : 'declined' })
    if (deed === 'decline') booking.mails.push('booking-declined')
    else booking.mails.push('booking-confirmation', ...booking.guests.map(() => 'meeting-invitation'))
    if (deed === 'approve') booking.invited = booking.guests
    return 'done'
  }

  mark(booking: ModelBooking, noShow: boolean): Outcome {
    if (booking.status !== 'confirmed') return { refused: ['not_confirmed'] }
    if (!booking.isOver) return { refused: ['not_started'] }
    if (booking.isNoShow === noShow) return 'unchanged'
    booking.isNoShow = noShow
    booking.history.push({ by: 'owner', what: 'no_show', ...(!noShow && { noShow }) })
    return 'done'
  }

  leave(booking: ModelBooking, guest: string): Outcome {
    if (!booking.guests.includes(guest)) return 'missing'
    if (!isTaking(booking)) return { refused: ['already_cancelled'] }
    if (booking.isOver) return { refused: ['past'] }
    booking.guests = booking.guests.filter((one) => one !== guest)
    if (booking.status === 'confirmed') booking.sequence += 1
    booking.history.push({ by: 'attendee', what: 'guest_left', guest })
    return 'done'
  }

  /** By the product itself: at its next round, or when the booking is in somebody's way. */
  expire(booking: ModelBooking): void {
    booking.status = 'expired'
    booking.history.push({ by: 'system', what: 'expired' })
    if (!booking.isOver) booking.mails.push('booking-expired')
  }

  /** Starts that the page offers, to a visitor or to somebody who moves. */
  offered(moved?: ModelBooking): number[] {
    const starts: number[] = []
    for (const midnight of [0, DAY]) {
      for (let start = WINDOW.from; start + DURATION <= WINDOW.to; start += STEP) starts.push(midnight + start)
    }
    return starts.filter((start) => this.whyNotFree(start, moved).length === 0)
  }

  remindersOf({ status, isOver, start }: ModelBooking): number[] {
    return status === 'confirmed' && !isOver ? [start - REMIND_BEFORE, start - REMIND_BEFORE] : []
  }

  private gaps = () => ({ before: this.rules.bufferBefore, after: this.rules.bufferAfter })

  private others = (moved?: ModelBooking) =>
    this.bookings.filter((other) => other !== moved && isTaking(other) && !other.isLapsed && !other.isOver)

  /** By the rules of the page. */
  private whyNotFree(start: number, moved?: ModelBooking): string[] {
    const thatDay = this.others(moved).filter((other) => dayOf(other.start) === dayOf(start))
    const full = thatDay.length >= MAX_A_DAY ? ['limit'] : []
    return [...this.whyInTheWay(start, moved, this.gaps()), ...full]
  }

  /** By the gap between two bookings, the larger of the two wishes. */
  private whyInTheWay(start: number, moved: ModelBooking | undefined, gaps: ModelBooking['gaps']): string[] {
    const isNear = (other: ModelBooking) =>
      other.start <= start
        ? start - other.start - DURATION < Math.max(other.gaps.after, gaps.before)
        : other.start - start - DURATION < Math.max(gaps.after, other.gaps.before)
    return this.others(moved).some(isNear) ? ['taken'] : []
  }
}

export const isTaking = ({ status }: ModelBooking) => status === 'pending' || status === 'confirmed'
const over = ({ isOver }: ModelBooking) => (isOver ? ['past'] : [])
const dayOf = (start: number) => Math.floor(start / DAY)
