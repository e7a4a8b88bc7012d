import { cn } from '@/components/ui/cn'
import type { FormResponse } from '@/lib/forms/form'
import type { Clock } from '@/lib/time/meeting-time'
import { ResponseRow } from './response-row'
import { COLUMN_HEADER, ROW, ROW_GROUP, rowStyles, TABLE } from './table-styles'

type ResponseTableProps = {
  caption: string
  responses: readonly FormResponse[]
  clock: Clock | null
  isChosen: (id: string) => boolean
  onChoose: (id: string, isChosen: boolean) => void
}

export function ResponseTable({ caption, responses, clock, isChosen, onChoose }: ResponseTableProps) {
  return (
    <table {...TABLE} aria-label={caption} className="block w-full">
      <thead {...ROW_GROUP} className="block max-sm:sr-only">
        <tr {...ROW} className={cn(rowStyles, 'border-b py-2.5 text-left text-muted-foreground text-xs')}>
          <th {...COLUMN_HEADER} className="[grid-area:tick]">
            <span className="sr-only">Select</span>
          </th>
          <th {...COLUMN_HEADER} className="font-medium [grid-area:number]">
            #
          </th>
          <th {...COLUMN_HEADER} className="font-medium [grid-area:who]">
            Submitted By
          </th>
          <th {...COLUMN_HEADER} className="font-medium [grid-area:when]">
            Date Submitted
          </th>
          <th {...COLUMN_HEADER} className="px-2 text-right font-medium [grid-area:view]">
            View Details
          </th>
        </tr>
      </thead>
      <tbody {...ROW_GROUP} className="block">
        {responses.map((response, index) => (
          <ResponseRow
            key={response.id}
            response={response}
            number={index + 1}
            clock={clock}
            isChosen={isChosen(response.id)}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </table>
  )
}
