import Link from 'next/link'
import { memo, useId } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import type { FormResponse } from '@/lib/forms/form'
import type { Clock } from '@/lib/time/meeting-time'
import { respondentOf } from '@/lib/vocabulary/answer-text'
import { Moment } from '../moment'
import { BookedMark } from './booked-mark'
import { RowCheckbox } from './row-checkbox'
import { CELL, ROW, rowStyles } from './table-styles'

type FactCellsProps = {
  response: FormResponse
  /** From 1, at the top of the list. */
  number: number
  clock: Clock | null
  whoId: string
}

type ResponseRowProps = Omit<FactCellsProps, 'whoId'> & {
  isChosen: boolean
  onChoose: (id: string, isChosen: boolean) => void
}

const plainRow = cn(
  rowStyles,
  'border-t py-3.5 [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto] first:border-t-0 hover:bg-muted sm:py-2',
)
const chosenRow = cn(plainRow, 'bg-primary-soft hover:bg-primary-soft')
const linkStyles = cn(buttonStyles({ variant: 'link' }), 'px-2')

/** Out of sight it is not laid out, and to be ticked redraws no more than a box: thousands scroll and are chosen as one is. */
export const ResponseRow = memo(function ResponseRow({ isChosen, onChoose, ...facts }: ResponseRowProps) {
  const whoId = useId()
  return (
    <tr {...ROW} className={isChosen ? chosenRow : plainRow}>
      <td {...CELL} className="flex [grid-area:tick]">
        <RowCheckbox
          aria-label={`Select response ${facts.number}`}
          aria-describedby={whoId}
          checked={isChosen}
          onCheckedChange={(checked) => onChoose(facts.response.id, checked)}
        />
      </td>
      <FactCells {...facts} whoId={whoId} />
    </tr>
  )
})

const FactCells = memo(function FactCells({ response, number, clock, whoId }: FactCellsProps) {
  return (
    <>
      <td {...CELL} className="text-muted-foreground [grid-area:number] max-sm:text-xs">
        <span aria-hidden="true" className="sm:hidden">
          #
        </span>
        {number}
      </td>
      <td {...CELL} className="min-w-0 [grid-area:who]">
        <span id={whoId} dir="auto" className="block truncate text-left font-medium">
          {respondentOf(response)}
        </span>
        <BookedMark booking={response.booking} clock={clock} />
      </td>
      <td {...CELL} className="min-w-0 text-muted-foreground [grid-area:when]">
        <Moment instant={response.createdAt} clock={clock} />
      </td>
      <td {...CELL} className="text-right [grid-area:view]">
        <Link href={`/response/${response.id}`} prefetch={false} aria-describedby={whoId} className={linkStyles}>
          View Details
        </Link>
      </td>
    </>
  )
})
