import { CalendarClock, Pencil, Power, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useChangeTimeOff } from '@/lib/client/time-off'
import type { Clock } from '@/lib/time/meeting-time'
import type { TimeOff } from '@/lib/time-off/schema'
import { countDays, spanText } from '@/lib/time-off/time-off-words'
import { useTexts } from '@/messages/react/texts-provider'
import { Badge } from '../ui/badge'
import { cn } from '../ui/cn'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem } from '../ui/dropdown-menu'
import { MoreMenuTrigger } from '../ui/more-menu-trigger'
import { useToastFailure } from '../ui/toast-failure'
import { ClearDialog } from './clear-dialog'
import { DeleteTimeOffDialog } from './delete-time-off-dialog'

type TimeOffRowProps = { entry: TimeOff; clock: Clock; onEdit: () => void }

/** One entry of leave with its menu. */
export function TimeOffRow({ entry, clock, onEdit }: TimeOffRowProps) {
  const words = useTexts('timeOff')
  const { t, say } = words
  const actions = useTexts('actions').t
  const toastFailure = useToastFailure()
  const change = useChangeTimeOff()
  const [isClearing, setClearing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const name = entry.title || t.list.untitled
  const when = spanText(entry, clock, words)

  function activate() {
    change.mutate({ id: entry.id, isActive: true }, { onError: (error) => toastFailure(error, t.form.failed) })
  }

  return (
    <li data-time-off={entry.id} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <div className={cn('min-w-0 flex-1', !entry.isActive && 'text-muted-foreground')}>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="break-words font-medium">{name}</span>
          {!entry.isActive && <Badge variant="outline">{t.list.inactive}</Badge>}
        </p>
        <p className="text-sm">
          {when}
          {entry.from !== entry.to && (
            <span className="text-muted-foreground">
              {' · '}
              <span className="whitespace-nowrap">{say(t.list.days, { count: countDays(entry) })}</span>
            </span>
          )}
        </p>
        {entry.publicLabel && (
          <p className="break-words text-muted-foreground text-sm">
            {say(t.list.visitorsSee, { label: entry.publicLabel })}
          </p>
        )}
      </div>
      <DropdownMenu>
        <MoreMenuTrigger of={`${name}, ${when}`} />
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={onEdit}>
            <Pencil aria-hidden="true" />
            {actions.edit}
          </DropdownMenuItem>
          {entry.isActive && (
            <DropdownMenuItem onSelect={() => setClearing(true)}>
              <CalendarClock aria-hidden="true" />
              {t.clear.open}
            </DropdownMenuItem>
          )}
          {!entry.isActive && (
            <DropdownMenuItem onSelect={activate}>
              <Power aria-hidden="true" />
              {t.list.activate}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem destructive onSelect={() => setDeleting(true)}>
            <Trash2 aria-hidden="true" />
            {actions.delete}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <ClearDialog entry={entry} clock={clock} open={isClearing} onClose={() => setClearing(false)} />
      <DeleteTimeOffDialog entry={entry} name={name} open={isDeleting} onClose={() => setDeleting(false)} />
    </li>
  )
}
