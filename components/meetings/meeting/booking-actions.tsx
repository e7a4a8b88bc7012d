import { ArrowRightLeft, CalendarClock, CalendarX2, Check, type LucideIcon, UserCheck, UserX, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { useMay } from '@/components/ui/team'
import { meetingName } from '@/lib/meetings/meeting-name'
import { type Deed, deedsOf } from '@/lib/meetings/meeting-state'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { useNow } from '../now'
import { useDeeds } from './use-deeds'

const ICONS: Record<Deed, LucideIcon> = {
  approve: Check,
  decline: X,
  move: CalendarClock,
  cancel: CalendarX2,
  handOver: ArrowRightLeft,
  noShow: UserX,
  attended: UserCheck,
}

/** A row has room for two; the others are in the details. */
const SHORT = 2

type BookingActionsProps = {
  meeting: ListedMeeting
  /** Shows words beside the icons. */
  isLabelled: boolean
  /** Shows the first two only. */
  isShort?: boolean
  className?: string
}

/** The acts that are possible on a booking now. */
export function BookingActions({ meeting, isLabelled, isShort = !isLabelled, className }: BookingActionsProps) {
  const deeds = deedsOf(meeting, useNow())
  const { run, pending } = useDeeds(meeting)
  const mayAct = useMay()('meetings:write')
  if (deeds.length === 0 || !mayAct) return null
  return (
    <div className={cn('flex', isLabelled && 'flex-wrap justify-end gap-2', className)}>
      {deeds.slice(0, isShort ? SHORT : undefined).map((deed) => (
        <DeedButton
          key={deed}
          {...{ deed, meeting, isLabelled }}
          isPending={pending === deed}
          onClick={() => run(deed)}
        />
      ))}
    </div>
  )
}

type DeedButtonProps = {
  deed: Deed
  meeting: ListedMeeting
  isLabelled: boolean
  isPending: boolean
  onClick: () => void
}

function DeedButton({ deed, meeting, isLabelled, isPending, onClick }: DeedButtonProps) {
  const words = useTexts('meetings')
  const { t: life, say } = useTexts('bookingLife')
  const hosts = useTexts('meetingHosts').t.handOver
  const t = {
    ...life.actions,
    cancel: words.t.actions.cancel,
    cancelOf: words.t.actions.cancelOf,
    handOver: hosts.action,
    handOverOf: hosts.actionOf,
  }
  const Icon = ICONS[deed]
  const isDestructive = deed === 'cancel' || deed === 'decline'
  const isMain = isLabelled && deed === 'approve'
  return (
    <Button
      variant={isMain ? 'default' : isLabelled ? 'outline' : 'ghost'}
      size={isLabelled ? 'default' : 'icon'}
      pending={isPending}
      aria-label={say(t[`${deed}Of`], { title: meetingName(meeting, words) })}
      title={t[deed]}
      className={cn(isDestructive && 'hover:text-destructive', !isLabelled && 'text-muted-foreground')}
      onClick={onClick}
    >
      {!isPending && <Icon aria-hidden="true" className="size-4" />}
      {isLabelled && t[deed]}
    </Button>
  )
}
