import { cn } from '@/components/ui/cn'
import type { FormResponse } from '@/lib/forms/form'
import type { Clock } from '@/lib/time/meeting-time'
import type { AskedQuestion } from '@/lib/vocabulary/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { ResponseRow } from './response-row'
import { COLUMN_HEADER, ROW, ROW_GROUP, rowStyles, TABLE } from './table-styles'

type ResponseTableProps = {
  caption: string
  responses: readonly FormResponse[]
  clock: Clock | null
  questions: readonly AskedQuestion[]
  isChosen: (id: string) => boolean
  onChoose: (id: string, isChosen: boolean) => void
}

export function ResponseTable({ caption, responses, clock, questions, isChosen, onChoose }: ResponseTableProps) {
  const {
    t: { table: t },
  } = useTexts('responses')
  return (
    <table {...TABLE} aria-label={caption} className="block w-full">
      <thead {...ROW_GROUP} className="block max-sm:sr-only">
        <tr {...ROW} className={cn(rowStyles, 'border-b py-2.5 text-start text-muted-foreground text-xs')}>
          <th {...COLUMN_HEADER} className="[grid-area:tick]">
            <span className="sr-only">{t.select}</span>
          </th>
          <th {...COLUMN_HEADER} className="font-medium [grid-area:number]">
            {t.number}
          </th>
          <th {...COLUMN_HEADER} className="font-medium [grid-area:who]">
            {t.submittedBy}
          </th>
          <th {...COLUMN_HEADER} className="font-medium [grid-area:when]">
            {t.dateSubmitted}
          </th>
          <th {...COLUMN_HEADER} className="px-2 text-end font-medium [grid-area:view]">
            {t.viewDetails}
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
            questions={questions}
            isChosen={isChosen(response.id)}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </table>
  )
}
