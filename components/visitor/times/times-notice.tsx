import { tryAgainWords } from '@/lib/client/visitor/try-again-words'
import { UNKNOWN_DURATION, VisitorError } from '@/lib/client/visitor/visitor-request'
import type { SlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { longDate } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { outlineButton } from '../shared/styles'

type Notice = { title: string; hint: string; canRetry: boolean }

/** Why there are no times to choose from, and what can be done about it. */
export function TimesNotice({ notice, onRetry }: { notice: Notice; onRetry: () => void }) {
  const { t } = useTexts('booking')
  return (
    <div className="rounded-xl bg-muted px-4 py-5 text-center">
      <p className="text-balance font-medium text-sm">{notice.title}</p>
      <p className="mt-1 text-balance text-muted-foreground text-sm">{notice.hint}</p>
      {notice.canRetry && (
        <button type="button" className={`${outlineButton} mt-4`} onClick={onRetry}>
          {t.times.retry}
        </button>
      )}
    </div>
  )
}

export function useNotices() {
  const texts = useTexts('booking')
  const tryAgain = useTexts('tryAgain')
  return {
    unchecked: uncheckedNotice(texts),
    ofFailure: (failure: unknown) => failureNotice(failure instanceof VisitorError ? failure : null, texts, tryAgain),
  }
}

export function uncheckedNotice({ t }: PartTexts<'booking'>): Notice {
  return { ...t.times.unchecked, canRetry: true }
}

/** Names the days that were looked at. */
export function noTimesWords({ from, to, last }: SlotCalendar, { t, say, locale }: PartTexts<'booking'>): string {
  if (last < from) return t.times.over
  return say(t.times.none, { from: longDate(from, locale), to: longDate(to < last ? to : last, locale) })
}

type Failure = Pick<VisitorError, 'status' | 'retryAfterSeconds'> & { code?: string }

/** `failure` is null when no answer came. */
export function failureNotice(
  failure: Failure | null,
  texts: PartTexts<'booking'>,
  tryAgain: PartTexts<'tryAgain'>,
): Notice {
  const { t } = texts
  if (failure?.code === UNKNOWN_DURATION) return { ...t.times.changed, canRetry: true }
  if (failure?.status === 404) return { ...t.times.gone, canRetry: false }
  if (failure?.status === 429) {
    return { title: t.times.limited, hint: tryAgainWords(tryAgain, failure.retryAfterSeconds), canRetry: true }
  }
  if (failure?.status === 503) return uncheckedNotice(texts)
  return { ...t.times.failed, canRetry: true }
}
