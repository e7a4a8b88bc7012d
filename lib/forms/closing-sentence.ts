import type { Clock } from '@/lib/time/meeting-time'
import { describeMoment } from '@/lib/time/moment'
import type { PartTexts } from '@/messages/texts'
import { type Closing, findClosedReason } from './closing'

/** Says when a form closes or why it is closed: `Closes on Wednesday, 3 Jun 2026, 14:30 in Istanbul. 12 of 50 responses.` */
export function closingSentence(
  closing: Closing,
  now: number,
  clock: Clock,
  { t, say }: PartTexts<'forms'>,
  time: PartTexts<'time'>,
): string {
  const words = t.closingSentence
  const { closesAt, maxResponses, responseCount } = closing
  const reason = findClosedReason(closing, now)
  const parts = [
    closesAt !== null &&
      say(reason === 'date' ? words.closed : words.closes, { moment: describeMoment(closesAt, clock, time) }),
    reason === 'full' && words.full,
    maxResponses !== null && say(words.count, { received: responseCount, limit: maxResponses }),
  ].filter(Boolean)
  return parts.join(' ') || words.open
}
