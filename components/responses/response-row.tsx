import Link from 'next/link'
import { memo, useId } from 'react'
import type { FormResponse } from '@/lib/forms/form'
import { respondentOf } from '@/lib/forms/responses-answer'
import type { Clock } from '@/lib/meetings/meeting-time'
import { buttonStyles } from '../ui/button-styles'
import { Checkbox } from '../ui/checkbox'
import { cn } from '../ui/cn'
import { Moment } from './moment'
import { CELL, ROW, rowStyles } from './table-styles'

type ResponseRowProps = {
  response: FormResponse
  /** From 1, at the top of the list. */
  number: number
  clock: Clock | null
  isChosen: boolean
  onChoose: (id: string, isChosen: boolean) => void
}

/** Out of sight it is not laid out, so that thousands scroll as one does. */
export const ResponseRow = memo(function ResponseRow({ response, number, clock, ...props }: ResponseRowProps) {
  const whoId = useId()
  return (
    <tr
      {...ROW}
      className={cn(
        rowStyles,
        'border-t py-3.5 [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto] first:border-t-0 hover:bg-muted sm:py-2',
        props.isChosen && 'bg-primary-soft hover:bg-primary-soft',
      )}
    >
      <td {...CELL} className="flex [grid-area:tick]">
        <Checkbox
          aria-label={`Select response ${number}`}
          aria-describedby={whoId}
          checked={props.isChosen}
          onCheckedChange={(isChosen) => props.onChoose(response.id, isChosen === true)}
        />
      </td>
      <td {...CELL} className="text-muted-foreground max-sm:text-xs [grid-area:number]">
        <span aria-hidden="true" className="sm:hidden">
          #
        </span>
        {number}
      </td>
      <td {...CELL} id={whoId} dir="auto" className="min-w-0 truncate text-left font-medium [grid-area:who]">
        {respondentOf(response)}
      </td>
      <td {...CELL} className="min-w-0 text-muted-foreground [grid-area:when]">
        <Moment instant={response.createdAt} clock={clock} />
      </td>
      <td {...CELL} className="text-right [grid-area:view]">
        <Link
          href={`/response/${response.id}`}
          prefetch={false}
          aria-describedby={whoId}
          className={cn(buttonStyles({ variant: 'link' }), 'px-2')}
        >
          View Details
        </Link>
      </td>
    </tr>
  )
})
