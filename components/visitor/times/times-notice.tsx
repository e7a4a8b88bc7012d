import { VisitorError } from '@/lib/client/visitor/visitor-request'
import { booking as text } from '@/messages/en/booking'
import { tryAgainIn } from '@/messages/en/try-again'
import { outlineButton } from '../shared/styles'

type Notice = { title: string; hint: string; canRetry: boolean }

/** Why there are no times to choose from, and what can be done about it. */
export function TimesNotice({ notice, onRetry }: { notice: Notice; onRetry: () => void }) {
  return (
    <div className="rounded-xl bg-muted px-4 py-5 text-center">
      <p className="text-balance font-medium text-sm">{notice.title}</p>
      <p className="mt-1 text-balance text-muted-foreground text-sm">{notice.hint}</p>
      {notice.canRetry && (
        <button type="button" className={`${outlineButton} mt-4`} onClick={onRetry}>
          {text.times.retry}
        </button>
      )}
    </div>
  )
}

export function noTimes(lookAheadDays: number): Notice {
  return { title: text.times.none(lookAheadDays), hint: text.times.noneHint, canRetry: false }
}

export const uncheckedTimes: Notice = { title: text.times.unchecked, hint: text.times.uncheckedHint, canRetry: true }

export function failureNotice(failure: unknown): Notice {
  const status = failure instanceof VisitorError ? failure.status : 0
  if (status === 404) return { title: text.times.gone, hint: text.times.goneHint, canRetry: false }
  if (status === 429) {
    const seconds = failure instanceof VisitorError ? failure.retryAfterSeconds : null
    return { title: text.times.limited, hint: tryAgainIn(seconds), canRetry: true }
  }
  if (status === 503) return uncheckedTimes
  return { title: text.times.failed, hint: text.times.failedHint, canRetry: true }
}
