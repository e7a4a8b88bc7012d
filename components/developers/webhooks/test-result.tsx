import { CircleAlert, CircleCheck } from 'lucide-react'
import type { WebhookDelivery } from '@/lib/webhooks/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { attemptSentence } from './attempt-sentence'

/** The answer to a test, in one line. */
export function TestResult({ delivery }: { delivery: WebhookDelivery }) {
  const words = useTexts('webhooks')
  const attempt = delivery.attempts.at(-1)
  if (!attempt) return null
  const Icon = attempt.error ? CircleAlert : CircleCheck
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon
        aria-hidden="true"
        className={
          attempt.error ? 'mt-0.5 size-4 shrink-0 text-warning-foreground' : 'mt-0.5 size-4 shrink-0 text-primary'
        }
      />
      <span className="wrap-anywhere min-w-0">
        {words.say(words.t.test.done, {
          event: words.t.events[delivery.type],
          result: attemptSentence(attempt, words),
        })}
      </span>
    </p>
  )
}
