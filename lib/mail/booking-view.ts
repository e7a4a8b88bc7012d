import type { BookingMailView } from '@/emails/booking'
import { formatLongDate, formatTime } from '@/lib/scheduling/format'
import { timezoneLabel } from '@/lib/scheduling/timezones'
import { mails } from '@/messages/en/mails'
import type { BookingMailProps } from './templates'

/** What the mail says, seen by its reader: the attendee has the link to their booking, the owner has not. */
export function toBookingView(
  template: 'booking-confirmation' | 'booking-notice',
  props: BookingMailProps,
): BookingMailView {
  const isAttendee = template === 'booking-confirmation'
  const [mine, theirs] = isAttendee
    ? [props.attendeeTimezone, props.ownerTimezone]
    : [props.ownerTimezone, props.attendeeTimezone]
  const other = isAttendee ? props.ownerName : props.attendeeName
  const texts = mails.booking
  const when = describeTime(props, mine)
  const otherWhen = describeTime(props, theirs)
  return {
    heading: isAttendee ? texts.confirmationHeading : texts.noticeHeading,
    title: props.title,
    when: `${when} – ${texts.yourTime}`,
    otherWhen: otherWhen === when ? null : `${otherWhen} – ${texts.timeOf(other)}`,
    who: `${props.ownerName}, ${props.attendeeName} (${props.attendeeEmail})`,
    where: props.location,
    joinUrl: props.joinUrl,
    manageUrl: isAttendee ? props.manageUrl : null,
  }
}

/** `Wednesday, June 3, 2026, 14:30–15:00 (GMT+03:00) Istanbul`. */
function describeTime({ startTime, endTime }: BookingMailProps, timezone: string): string {
  const [start, end] = [Date.parse(startTime), Date.parse(endTime)]
  const times = `${formatTime(start, timezone, '24h')}–${formatTime(end, timezone, '24h')}`
  return `${formatLongDate(start, timezone)}, ${times}, ${timezoneLabel(timezone, start)}`
}
