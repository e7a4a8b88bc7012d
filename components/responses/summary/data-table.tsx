import { ChevronRight } from 'lucide-react'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'

type DataTableProps = {
  caption: string
  head: readonly [string, ...string[]]
  /** The first cell names its row. */
  rows: readonly (readonly [string, ...string[]])[]
}

/** The figures of a chart, for screen readers and for copying. */
export function DataTable({ caption, head, rows }: DataTableProps) {
  const { t, locale } = useTexts('summary')
  const [first, ...others] = head
  return (
    <details className="group/table mt-3 text-sm print:hidden">
      <summary className="-ms-0.5 flex min-h-11 w-fit list-none items-center gap-1 rounded-lg pe-2 text-muted-foreground hover:text-foreground [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/table:rotate-90" />
        <span>
          {sayNodes(locale, t.showTable, { caption, hidden: (words) => <span className="sr-only">{words}</span> })}
        </span>
      </summary>
      <div className="rounded-lg border">
        <table className="w-full">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b text-start text-muted-foreground">
              <th scope="col" className="px-3 py-2 font-medium">
                {first}
              </th>
              {others.map((name) => (
                <th key={name} scope="col" className="whitespace-nowrap px-3 py-2 text-end font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y">
            {rows.map(([name, ...values], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two options may have one label
              <tr key={index}>
                <th scope="row" dir="auto" className="px-3 py-2 text-along font-normal">
                  {name}
                </th>
                {values.map((value, column) => (
                  <td key={head[column + 1]} className="whitespace-nowrap px-3 py-2 text-end tabular-nums">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
