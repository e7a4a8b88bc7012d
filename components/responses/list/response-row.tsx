import { StickyNote } from 'lucide-react'
import { memo, useId } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { Link } from '@/components/ui/link'
import { answerPreview } from '@/lib/forms/answers/answer-preview'
import type { FormResponse } from '@/lib/forms/form'
import { respondentOf } from '@/lib/shared/forms/answer-text'
import type { AskedQuestion } from '@/lib/shared/forms/question'
import type { ResponseStatus } from '@/lib/shared/forms/response-status'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { Moment } from '../moment'
import { ProgramMark } from '../program-mark'
import { AnswerCells } from './answer-cells'
import { BookedMark } from './booked-mark'
import { DoneToggle } from './done-toggle'
import { RowCheckbox } from './row-checkbox'
import { CELL, ROW, rowStyles } from './table-styles'

export type OnStatus = (ids: readonly string[], status: ResponseStatus) => void

type FactCellsProps = {
  response: FormResponse
  /** Position in the list, from 1. */
  number: number
  clock: Clock | null
  /** Those that were ever asked; empty until they are read. */
  questions: readonly AskedQuestion[]
  whoId: string
  onStatus: OnStatus | null
  /** Questions with a column of their own; without any a line under the name has the first answers. */
  columns: readonly AskedQuestion[]
  /** It came after the last visit. */
  isUnseen: boolean
}

type ResponseRowProps = Omit<FactCellsProps, 'whoId'> & {
  isChosen: boolean
  onChoose: (id: string, isChosen: boolean) => void
}

const plainRow = cn(
  rowStyles,
  'relative border-t py-3.5 [contain-intrinsic-size:auto_4.25rem] [content-visibility:auto] first:border-t-0 hover:bg-muted sm:py-2',
)
const chosenRow = cn(plainRow, 'bg-primary-soft hover:bg-primary-soft')
/** The whole row is its target; the checkbox and other links lie above it. */
const linkStyles = cn(buttonStyles({ variant: 'link' }), 'px-2 after:absolute after:inset-0')

/** Fast for thousands of rows: no layout out of sight, and ticking one re-renders only its checkbox. */
export const ResponseRow = memo(function ResponseRow({ isChosen, onChoose, ...facts }: ResponseRowProps) {
  const { t, say } = useTexts('responses')
  const whoId = useId()
  return (
    <tr {...ROW} className={isChosen ? chosenRow : plainRow}>
      <td {...CELL} className="relative z-1 flex max-sm:[grid-area:tick]">
        <RowCheckbox
          aria-label={say(t.table.selectOne, { number: facts.number })}
          aria-describedby={whoId}
          checked={isChosen}
          onCheckedChange={(checked) => onChoose(facts.response.id, checked)}
        />
      </td>
      <FactCells {...facts} whoId={whoId} />
    </tr>
  )
})

const FactCells = memo(function FactCells({
  response,
  number,
  clock,
  questions,
  whoId,
  onStatus,
  columns,
  isUnseen,
}: FactCellsProps) {
  const { t } = useTexts('responses')
  const words = useTexts('answers')
  const { anonymous } = words.t
  const preview = columns.length === 0 && answerPreview(response, questions, words)
  return (
    <>
      <td {...CELL} className="text-muted-foreground max-sm:[grid-area:number] max-sm:text-xs">
        <span aria-hidden="true" className="me-0.5 sm:hidden">
          {t.table.number}
        </span>
        {number}
      </td>
      <td {...CELL} className="min-w-0 max-sm:[grid-area:who]">
        <span
          id={whoId}
          dir="auto"
          className={cn('block truncate text-along', response.status === 'new' && 'font-medium')}
        >
          {isUnseen && (
            <span className="me-2 inline-block size-2 rounded-full bg-primary align-middle" title={t.table.unseen}>
              <span className="sr-only">{t.table.unseen}</span>
            </span>
          )}
          {respondentOf(response, anonymous)}
        </span>
        {preview && (
          <span dir="auto" className="block truncate text-along text-muted-foreground text-xs">
            {preview}
          </span>
        )}
        {response.note && (
          <span dir="auto" className="flex items-center gap-1.5 text-along text-muted-foreground text-xs">
            <StickyNote aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="sr-only">{t.note.label}</span>
            <span className="min-w-0 truncate">{response.note}</span>
          </span>
        )}
        {response.byProgram && <ProgramMark />}
        <BookedMark booking={response.booking} clock={clock} />
      </td>
      <AnswerCells response={response} columns={columns} />
      <td {...CELL} className="min-w-0 text-muted-foreground max-sm:[grid-area:when]">
        <Moment instant={response.createdAt} clock={clock} />
      </td>
      <td {...CELL} className="flex items-center justify-end max-sm:[grid-area:view]">
        {onStatus && (
          <DoneToggle
            status={response.status}
            describedBy={whoId}
            onToggle={(status) => onStatus([response.id], status)}
          />
        )}
        <Link href={`/response/${response.id}`} prefetch={false} aria-describedby={whoId} className={linkStyles}>
          {t.table.viewDetails}
        </Link>
      </td>
    </>
  )
})
