import { RotateCw } from 'lucide-react'
import { useId } from 'react'
import { useSettings } from '@/lib/client/settings'
import { useResendDelivery } from '@/lib/client/webhooks'
import { formatTime } from '@/lib/scheduling/format'
import { formatDate } from '@/lib/scheduling/format-date'
import type { WebhookAttempt } from '@/lib/shared/webhooks'
import { dateAndTime } from '@/lib/time/joined-words'
import type { WebhookDelivery, WebhookEndpoint } from '@/lib/webhooks/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { useToastFailure } from '../../ui/toast-failure'
import { attemptSentence } from './attempt-sentence'

const VARIANTS = { waiting: 'secondary', delivered: 'default', failed: 'warning', held: 'secondary' } as const

/** One event with what was sent, and each try with its answer. */
export function DeliveryRow({ endpoint, delivery }: { endpoint: WebhookEndpoint; delivery: WebhookDelivery }) {
  const { t } = useTexts('webhooks')
  const toastFailure = useToastFailure()
  const resend = useResendDelivery(endpoint.id)
  const moment = useMoment()
  const nameId = useId()

  async function again() {
    try {
      await resend.mutateAsync(delivery.id)
    } catch (error) {
      toastFailure(error, t.log.resendFailed)
    }
  }

  return (
    <li className="grid min-w-0 gap-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p id={nameId} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <span className="font-medium">{t.events[delivery.type]}</span>
            <Badge variant={VARIANTS[delivery.status]}>{t.deliveries[delivery.status]}</Badge>
            {delivery.test && <Badge variant="outline">{t.log.test}</Badge>}
          </p>
          <p className="mt-0.5 text-muted-foreground text-sm">{moment(delivery.createdAt)}</p>
        </div>
        {endpoint.status === 'active' && (
          <Button
            variant="ghost"
            className="px-3.5 max-sm:-ms-3.5"
            pending={resend.isPending}
            aria-describedby={nameId}
            onClick={() => void again()}
          >
            <RotateCw aria-hidden="true" className="size-4" />
            {t.log.resend}
          </Button>
        )}
      </div>
      <details className="min-w-0 text-sm">
        <summary className="min-h-11 cursor-pointer content-center text-muted-foreground">{t.log.details}</summary>
        <div className="grid min-w-0 gap-3 pt-1">
          <Text label={t.log.request} text={JSON.stringify(delivery.body, null, 2)} />
          <ol className="grid min-w-0 gap-3">
            {delivery.attempts.map((attempt) => (
              <AttemptItem key={attempt.at} attempt={attempt} at={moment(attempt.at)} />
            ))}
          </ol>
        </div>
      </details>
    </li>
  )
}

function AttemptItem({ attempt, at }: { attempt: WebhookAttempt; at: string }) {
  const words = useTexts('webhooks')
  const { t, say } = words
  return (
    <li className="grid min-w-0 gap-1">
      <p>{say(t.log.attempt, { at, result: attemptSentence(attempt, words) })}</p>
      {attempt.response && <Text label={t.log.answer} text={attempt.response} />}
    </li>
  )
}

function Text({ label, text }: { label: string; text: string }) {
  const id = useId()
  return (
    <figure aria-labelledby={id} className="grid min-w-0 gap-1">
      <figcaption id={id} className="text-muted-foreground text-xs">
        {label}
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, also by the keyboard
        tabIndex={0}
        dir="ltr"
        className="max-h-64 overflow-auto whitespace-pre-wrap break-all rounded-lg bg-muted px-3 py-2 font-mono text-xs leading-relaxed"
      >
        {text}
      </pre>
    </figure>
  )
}

/** Writes an instant in the owner's zone and formats. */
function useMoment(): (instant: string) => string {
  const { locale } = useTexts('webhooks')
  const { data: settings } = useSettings()
  const { timezone = 'UTC', dateFormat = 'MMM D YYYY', timeFormat = '24h' } = settings ?? {}
  return (instant) => {
    const at = Date.parse(instant)
    const date = formatDate(at, timezone, dateFormat, locale)
    return dateAndTime(date, formatTime(at, timezone, timeFormat, locale), locale)
  }
}
