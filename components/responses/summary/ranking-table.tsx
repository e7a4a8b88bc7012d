import type { SummaryOf } from '@/lib/forms/summary/summary'
import { numberText, shareText } from '@/lib/forms/summary/summary-words'
import { useTexts } from '@/messages/react/texts-provider'

/** The options by their mean place, with a bar for how often each is the first. */
export function RankingTable({ title, ranks, answeredCount }: SummaryOf<'ranking'>) {
  const texts = useTexts('summary')
  const { t, say, locale } = texts
  if (answeredCount === 0) return null
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b text-muted-foreground">
          <th scope="col" className="py-2 pe-3 text-start font-medium">
            {t.heads.option}
          </th>
          <th scope="col" className="px-3 py-2 text-end font-medium">
            {t.heads.place}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-medium">
            {t.heads.first}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {ranks.map(({ value, label, meanPlace, firstCount, count, isOffered }) => (
          <tr key={value}>
            <th scope="row" className="py-3 pe-3 text-start font-normal [overflow-wrap:anywhere]">
              <span dir="auto">{isOffered ? label : say(t.notOffered, { label })}</span>
              <span aria-hidden="true" className="mt-1.5 block h-2 overflow-hidden rounded-full bg-secondary">
                <span
                  className="block h-full rounded-full bg-primary print:[print-color-adjust:exact]"
                  style={{ width: `${count === 0 ? 0 : (firstCount / count) * 100}%` }}
                />
              </span>
            </th>
            <td className="px-3 py-3 text-end tabular-nums">
              {meanPlace === null ? '–' : numberText(meanPlace, locale)}
            </td>
            <td className="whitespace-nowrap py-3 ps-3 text-end tabular-nums">
              {say(t.bar, { number: numberText(firstCount, locale), share: shareText(firstCount, count, texts) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
