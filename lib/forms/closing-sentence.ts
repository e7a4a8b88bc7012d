import type { Clock } from '@/lib/time/meeting-time'
import { describeMoment } from '@/lib/time/moment'
import type { PartTexts } from '@/messages/texts'
import { type Closing, findClosedReason } from './closing'

/** What will happen to a form, or has: `Closes on Wednesday, 3 Jun 2026, 14:30 in Istanbul. 12 of 50 responses.` */
export function closingSentence(closing: Closing, now: number, clock: Clock, words: PartTexts<'time'>): string {
  const { closesAt, maxResponses, responseCount } = closing
  const reason = findClosedReason(closing, now)
  const parts = [
    closesAt !== null && `${reason === 'date' ? 'Closed on' : 'Closes on'} ${describeMoment(closesAt, clock, words)}.`,
    reason === 'full' && 'Closed: all places are taken.',
    maxResponses !== null && `${write(responseCount)} of ${write(maxResponses)} responses.`,
  ].filter(Boolean)
  return parts.join(' ') || 'Open until you unpublish it.'
}

function write(count: number): string {
  return count.toLocaleString('en-US')
}
