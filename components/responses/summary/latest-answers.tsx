import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { Clock } from '@/lib/time/meeting-time'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { Moment } from '../moment'

type LatestAnswersProps<Item> = {
  items: readonly Item[]
  clock: Clock | null
  children: (item: Item) => ReactNode
}

/** The newest answers, each with a link to its response. */
export function LatestAnswers<Item extends { responseId: string; createdAt: string }>({
  items,
  clock,
  children,
}: LatestAnswersProps<Item>) {
  const { t, locale } = useTexts('summary')
  if (items.length === 0) return null
  return (
    <ul className="divide-y rounded-xl border">
      {items.map((item) => (
        <li key={item.responseId} className="px-4 py-3 text-sm [overflow-wrap:anywhere]">
          <div>{children(item)}</div>
          <Link
            href={`/response/${item.responseId}`}
            prefetch={false}
            className="mt-1 inline-flex min-h-6 items-center text-muted-foreground underline underline-offset-4 pointer-coarse:min-h-11 print:no-underline"
          >
            {sayNodes(locale, t.responseOf, {
              hidden: (words) => <span className="sr-only">{words}</span>,
              moment: <Moment instant={item.createdAt} clock={clock} />,
            })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
