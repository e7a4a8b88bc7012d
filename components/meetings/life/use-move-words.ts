import { useReasonOf } from '@/components/ui/toast-failure'
import { ApiError } from '@/lib/client/request'
import type { Clock } from '@/lib/time/meeting-time'
import { dateTimeWords } from '@/lib/time/moment-words'
import { useTexts } from '@/messages/react/texts-provider'

type Times = { startTime: string; endTime: string }

/** The sentences of refused moves, and the present time that a refusal tells. */
export function useMoveWords({ timezone, timeFormat }: Clock) {
  const {
    t: { moving: t },
    say,
    locale,
  } = useTexts('bookingLife')
  const reasonOf = useReasonOf()

  function tell(error: unknown): string {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'taken' || code === 'past') return t[code]
    if (code !== 'changed') return reasonOf(error) ?? t.failed
    const present = presentTimes(error)
    if (!present) return t.changedUnknown
    const time = dateTimeWords(new Date(present.startTime), { timezone, timeFormat, locale, now: new Date() })
    return say(t.changed, { time })
  }

  return { tell, presentTimes, isOfCalendars }
}

/** The owner may move a booking all the same. */
function isOfCalendars(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'calendar_busy' || error.code === 'calendar_unread')
}

/** The facts beside the code `changed`; null in other refusals. */
function presentTimes(error: unknown): Times | null {
  if (!(error instanceof ApiError) || error.code !== 'changed') return null
  const { startTime, endTime }: Partial<Record<string, unknown>> = JSON.parse(error.body)
  return typeof startTime === 'string' && typeof endTime === 'string' ? { startTime, endTime } : null
}
