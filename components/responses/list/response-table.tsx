import { cn } from '@/components/ui/cn'
import type { FormResponse } from '@/lib/forms/form'
import type { AskedQuestion } from '@/lib/shared/forms/question'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { type OnStatus, ResponseRow } from './response-row'
import { COLUMN_HEADER, columnsStyle, ROW, ROW_GROUP, rowStyles, TABLE } from './table-styles'

type ResponseTableProps = {
  caption: string
  responses: readonly FormResponse[]
  clock: Clock | null
  questions: readonly AskedQuestion[]
  isChosen: (id: string) => boolean
  onChoose: (id: string, isChosen: boolean) => void
  /** Null in the list of spam, which has no status. */
  onStatus: OnStatus | null
  columns: readonly AskedQuestion[]
  /** Later ones are marked as new since the last visit; null marks none of them. */
  seenUntil: string | null
}

export function ResponseTable({
  caption,
  responses,
  clock,
  questions,
  isChosen,
  onChoose,
  onStatus,
  columns,
  seenUntil,
}: ResponseTableProps) {
  const {
    t: { table: t },
  } = useTexts('responses')
  return (
    <div className="overflow-x-auto rounded-b-2xl">
      <table {...TABLE} aria-label={caption} style={columnsStyle(columns.length)} className="block w-full sm:min-w-fit">
        <thead {...ROW_GROUP} className="block max-sm:sr-only">
          <tr {...ROW} className={cn(rowStyles, 'border-b py-2.5 text-start text-muted-foreground text-xs')}>
            <th {...COLUMN_HEADER} className="max-sm:[grid-area:tick]">
              <span className="sr-only">{t.select}</span>
            </th>
            <th {...COLUMN_HEADER} className="text-start font-medium max-sm:[grid-area:number]">
              {t.number}
            </th>
            <th {...COLUMN_HEADER} className="text-start font-medium max-sm:[grid-area:who]">
              {t.submittedBy}
            </th>
            {columns.map(({ id, title }) => (
              <th {...COLUMN_HEADER} key={id} dir="auto" className="truncate text-start font-medium max-sm:col-[2/-1]">
                {title}
              </th>
            ))}
            <th {...COLUMN_HEADER} className="text-start font-medium max-sm:[grid-area:when]">
              {t.dateSubmitted}
            </th>
            <th {...COLUMN_HEADER} className="px-2 text-end font-medium max-sm:[grid-area:view]">
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
              onStatus={onStatus}
              columns={columns}
              isUnseen={seenUntil !== null && response.createdAt > seenUntil}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
