import type { SummaryOf } from '@/lib/forms/summary/summary'
import { numberText, shareText } from '@/lib/forms/summary/summary-words'
import { useTexts } from '@/messages/react/texts-provider'
import { cn } from '../../ui/cn'

/** The strongest shade, in percent of the brand's color: words stay readable on it, light and dark. */
const STRONGEST = 30

/** Counts of each column in each row. Shades only repeat what the numbers say. */
export function MatrixTable({ title, rows, columns, answeredCount }: SummaryOf<'matrix'>) {
  const texts = useTexts('summary')
  const { t, say, locale } = texts
  if (answeredCount === 0) return null
  const nameOf = ({ label, isOffered }: { label: string; isOffered: boolean }) =>
    isOffered ? label : say(t.notOffered, { label })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard, too
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark for each question
    <div role="group" aria-label={title} tabIndex={0} className="overflow-x-auto rounded-lg border">
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b text-muted-foreground">
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {t.heads.row}
            </th>
            {columns.map((column) => (
              <th
                key={column.value}
                scope="col"
                dir="auto"
                className="min-w-20 px-3 py-2 text-center font-medium [overflow-wrap:normal]"
              >
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row) => {
            const total = row.counts.reduce((sum, count) => sum + count, 0)
            const most = Math.max(...row.counts)
            return (
              <tr key={row.value}>
                <th scope="row" dir="auto" className="min-w-28 px-3 py-2 text-along font-normal">
                  {nameOf(row)}
                </th>
                {row.counts.map((count, index) => (
                  <td
                    key={columns[index]?.value}
                    className={cn(
                      'px-3 py-2 text-center tabular-nums print:[print-color-adjust:exact]',
                      count > 0 && count === most && 'font-semibold',
                    )}
                    style={{ backgroundColor: shadeOf(count, total) }}
                  >
                    {numberText(count, locale)}
                    <span className="block text-xs">{shareText(count, total, texts)}</span>
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function shadeOf(count: number, total: number): string | undefined {
  if (count === 0) return undefined
  return `color-mix(in oklab, var(--primary) ${((count / total) * STRONGEST).toFixed(1)}%, transparent)`
}
