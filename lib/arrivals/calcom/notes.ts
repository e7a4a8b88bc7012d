import type { OutcomeReason } from '@/lib/shared/arrivals/lists'
import type { ReportWriter } from '../report-writer'

/** The API's names of columns. */
const API_NAMES: Readonly<Record<string, string>> = {
  'EventType length': 'lengthInMinutes',
  'EventType metadata.multipleDuration[]': 'lengthInMinutesOptions[]',
  'EventType periodDays': 'bookingWindow.value',
  'EventType bookingLimits': 'bookingLimitsCount',
  'EventType requiresConfirmation': 'confirmationPolicy.type',
  'EventType minimumRescheduleNotice': 'disableRescheduling.minutesBefore',
  'EventType bookingFields[].name': 'bookingFields[].slug',
  'Booking startTime': 'start',
  'Booking endTime': 'end',
  'Booking responses.*': 'bookingFieldsResponses.*',
  'Booking fromReschedule': 'rescheduledFromUid',
  'Booking rescheduled': 'rescheduledToUid',
  'Booking iCalUID': 'icsUid',
}

type Changed = { kind: string; field: string; to?: string; reason: OutcomeReason; note: string; times?: number }

/** Says what was changed or left out, by the names of the document that came. */
export class Notes {
  constructor(
    private readonly report: ReportWriter,
    private readonly isByApi: boolean,
  ) {}

  changed(entry: Changed, ref: string): void {
    this.say('changed', entry, ref)
  }

  leftOut(entry: Omit<Changed, 'to'>, ref: string): void {
    this.say('left_out', entry, ref)
  }

  private say(outcome: 'changed' | 'left_out', { times = 1, ...entry }: Changed, ref: string): void {
    if (times === 0) return
    const [kind, field] = this.placeOf(entry)
    this.report.note({ ...entry, kind, field, outcome }, ref, times)
  }

  private placeOf({ kind, field }: Pick<Changed, 'kind' | 'field'>): [string, string] {
    if (!this.isByApi) return [kind, field]
    // Attendees and hours come within other things.
    if (kind === 'Attendee') return ['Booking', `attendees[].${field === 'locale' ? 'language' : field}`]
    if (kind === 'Availability') return ['Schedule', field === 'date' ? 'overrides[].date' : `availability[].${field}`]
    return [kind, API_NAMES[`${kind} ${field}`] ?? field]
  }
}
