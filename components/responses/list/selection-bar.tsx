import { CircleCheck, Printer, ShieldAlert, ShieldCheck, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { Label } from '@/components/ui/label'
import { Link } from '@/components/ui/link'
import type { ResponseStatus } from '@/lib/shared/forms/response-status'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'

type SelectionBarProps = {
  chosenCount: number
  shownCount: number
  onAll: () => void
  onNone: () => void
  isSpam: boolean
  isMarking: boolean
  /** Marks as spam, or restores in the list of spam. */
  onMark: () => void
  nextStatus: ResponseStatus
  onStatus: () => void
  onDelete: () => void
  /** Null for more responses than are printed at once. */
  printPath: string | null
  /** Shown while nothing is selected. */
  children: ReactNode
}

/** Sticky, so that the selection stays in view while the rows scroll. */
export function SelectionBar({ chosenCount, shownCount, onAll, onNone, children, ...actions }: SelectionBarProps) {
  const {
    say,
    locale,
    t: { selection: t },
  } = useTexts('responses')
  const id = useId()
  const isAll = chosenCount === shownCount
  return (
    <div className="sticky top-14 z-10 flex min-h-14 flex-wrap items-center gap-x-3.5 rounded-t-2xl border-b bg-card px-4 sm:px-5 md:top-0">
      <Checkbox
        id={id}
        checked={isAll || (chosenCount > 0 && 'indeterminate')}
        onCheckedChange={isAll ? onNone : onAll}
      />
      <Label htmlFor={id} className="py-3">
        {sayNodes(locale, t.all, { more: (words) => <span className="sr-only">{words}</span> })}
      </Label>
      <p role="status" className="ms-auto text-muted-foreground text-sm">
        {chosenCount > 0 && say(t.count, { count: chosenCount })}
      </p>
      {chosenCount > 0 ? <Actions {...actions} /> : children}
    </div>
  )
}

type ActionsProps = Pick<
  SelectionBarProps,
  'isSpam' | 'isMarking' | 'onMark' | 'nextStatus' | 'onStatus' | 'onDelete' | 'printPath'
>

function Actions({ isSpam, isMarking, onMark, nextStatus, onStatus, onDelete, printPath }: ActionsProps) {
  const {
    t: { selection: t, status, print },
  } = useTexts('responses')
  const Icon = isSpam ? ShieldCheck : ShieldAlert
  return (
    <div className="flex flex-wrap gap-2 py-1.5 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:pb-3">
      {!isSpam && (
        <Button variant="outline" className="px-4 max-sm:px-2" disabled={isMarking} onClick={onStatus}>
          <CircleCheck aria-hidden="true" className="size-4 max-sm:hidden" />
          {nextStatus === 'done' ? status.markDone : status.markNew}
        </Button>
      )}
      <Button variant="outline" className="px-4 max-sm:px-2" pending={isMarking} onClick={onMark}>
        {!isMarking && <Icon aria-hidden="true" className="size-4 max-sm:hidden" />}
        {isSpam ? t.notSpam : t.markSpam}
      </Button>
      {printPath && (
        <Link
          href={printPath}
          prefetch={false}
          className={cn(buttonStyles({ variant: 'outline' }), 'px-4 max-sm:px-2')}
        >
          <Printer aria-hidden="true" className="size-4 max-sm:hidden" />
          {print}
        </Link>
      )}
      <Button variant="outline" className="px-4 text-destructive max-sm:px-2" disabled={isMarking} onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-4 max-sm:hidden" />
        {t.delete}
      </Button>
    </div>
  )
}
