import Link from 'next/link'
import type { LatestText } from '@/lib/forms/summary/summary'
import type { Clock } from '@/lib/time/meeting-time'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { Moment } from '../moment'

/** The newest answers, each with a link to its response. */
export function LatestTexts({ texts, clock }: { texts: readonly LatestText[]; clock: Clock | null }) {
  const { t, locale } = useTexts('summary')
  if (texts.length === 0) return null
  return (
    <ul className="divide-y rounded-xl border">
      {texts.map(({ responseId, text, isCut, createdAt }) => (
        <li key={responseId} className="px-4 py-3 text-sm">
          <p dir="auto" className="whitespace-pre-wrap text-along">
            {text}
            {isCut && '…'}
          </p>
          <Link
            href={`/response/${responseId}`}
            prefetch={false}
            className="mt-1 inline-flex min-h-6 items-center text-muted-foreground underline underline-offset-4 pointer-coarse:min-h-11 print:no-underline"
          >
            {sayNodes(locale, t.responseOf, {
              hidden: (words) => <span className="sr-only">{words}</span>,
              moment: <Moment instant={createdAt} clock={clock} />,
            })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
