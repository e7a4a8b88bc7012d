import type { LucideIcon } from 'lucide-react'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { useTexts } from '@/messages/react/texts-provider'

/** More would push the list of meetings out of sight, and ask for many explanations at once. */
const AT_FIRST = 3

type WaitingListProps<Item> = {
  icon: LucideIcon
  heading: string
  items: readonly Item[]
  row: (item: Item) => ReactNode
  /** Above a week or a month, which the rows would push out of sight. */
  isBrief: boolean
  /** An attribute by which the focus finds the list again. */
  marker: `data-${string}`
}

/** Lists requests that need the owner's answer. On a phone, or if brief, it shows the heading until somebody expands it. */
export function WaitingList<Item extends { id: string }>({
  icon: Icon,
  heading,
  items,
  row,
  isBrief,
  marker,
}: WaitingListProps<Item>) {
  const { t, say } = useTexts('bookingLife')
  const headingId = useId()
  const listId = useId()
  const [isWhole, setWhole] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  if (items.length === 0) return null
  const shown = isWhole ? items : items.slice(0, AT_FIRST)
  const hidden = items.length - shown.length
  const isFolded = isBrief && !isUnfolded
  return (
    <section
      {...{ [marker]: '' }}
      aria-labelledby={headingId}
      className="mb-2 rounded-2xl border border-warning-foreground/40 border-dashed bg-warning-soft/40 shadow-xs sm:mb-6"
    >
      <div className={cn('flex min-h-11 items-center gap-2 px-4 sm:px-5', !isBrief && 'sm:pt-3')}>
        <Icon aria-hidden="true" className="size-4 shrink-0 text-warning-foreground" />
        <h2 id={headingId} tabIndex={-1} className="min-w-0 flex-1 font-semibold text-sm">
          {heading}
        </h2>
        <Button
          variant="link"
          className={isBrief ? undefined : 'sm:hidden'}
          aria-expanded={isUnfolded}
          aria-controls={listId}
          aria-describedby={headingId}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? t.requests.fold : t.requests.unfold}
        </Button>
      </div>
      <ul id={listId} hidden={isFolded} className={cn('divide-y', !isUnfolded && 'max-sm:hidden')}>
        {shown.map((item) => (
          <Fragment key={item.id}>{row(item)}</Fragment>
        ))}
      </ul>
      {hidden > 0 && !isFolded && (
        <Button
          variant="link"
          className={cn('px-4 sm:px-5', !isUnfolded && 'max-sm:hidden')}
          onClick={() => setWhole(true)}
        >
          {say(t.requests.showAll, { count: hidden })}
        </Button>
      )}
    </section>
  )
}
