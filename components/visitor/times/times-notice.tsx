import { tryAgainWords } from '@/lib/client/visitor/try-again-words'
import { VisitorError } from '@/lib/client/visitor/visitor-request'
import { useTexts } from '@/messages/react/texts-provider'
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
  const { t, say } = useTexts('booking')
  const tryAgain = useTexts('tryAgain')
  const unchecked: Notice = { title: t.times.unchecked, hint: t.times.uncheckedHint, canRetry: true }

  function ofFailure(failure: unknown): Notice {
    const status = failure instanceof VisitorError ? failure.status : 0
    if (status === 404) return { title: t.times.gone, hint: t.times.goneHint, canRetry: false }
    if (status === 429) {
      const seconds = failure instanceof VisitorError ? failure.retryAfterSeconds : null
      return { title: t.times.limited, hint: tryAgainWords(tryAgain, seconds), canRetry: true }
    }
    if (status === 503) return unchecked
    return { title: t.times.failed, hint: t.times.failedHint, canRetry: true }
  }

  function none(lookAheadDays: number): Notice {
    return { title: say(t.times.none, { count: lookAheadDays }), hint: t.times.noneHint, canRetry: false }
  }

  return { unchecked, none, ofFailure }
}
