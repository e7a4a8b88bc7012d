import type { HistoryActor, HistoryEntry } from '@/lib/shared/booking-history'
import type { PartTexts } from '@/messages/texts'

type Readers = {
  /** Names as the reader sees them: the text `you` for themselves. */
  people: Record<HistoryActor, string>
  /** Writes an instant in the reader's zone. */
  write: (iso: string) => string
}

/** The sentence of one step of a booking's life. */
export function stepWords(
  step: HistoryEntry,
  { people, write }: Readers,
  { t, say }: PartTexts<'bookingHistory'>,
): string {
  const { by, what, from, to } = step
  const who = step.person?.name ?? people[by]
  if (what === 'expired') return t.steps.expired
  if (what === 'handed_over') {
    const { fromHost = '', toHost = '' } = step
    return say(t.steps.handed_over, { who, from: fromHost, to: toHost })
  }
  if (what === 'guest_left') return say(t.steps.guest_left, { guest: step.guest ?? '' })
  if (what === 'no_show' && step.noShow === false) return say(t.noShowTakenBack, { who })
  const inCalendar = who === t.you ? t.inYourCalendar : t.inCalendar
  const times = { from: from ? write(from) : '', to: to ? write(to) : '' }
  if (what === 'moved') return say(by === 'calendar' ? inCalendar.moved : t.steps.moved, { who, ...times })
  if (what === 'cancelled' && by === 'calendar') return say(inCalendar.cancelled, { who })
  return say(t.steps[what], { who, ...times })
}
