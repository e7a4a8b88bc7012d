import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDeleteRoom } from '@/lib/client/rooms'
import { timezoneLabel } from '@/lib/scheduling/timezones'
import { roomAccount, teamAddress } from '@/lib/shared/owner-screens'
import type { Room } from '@/lib/teams/room-schema'
import { useTexts } from '@/messages/react/texts-provider'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem } from '../ui/dropdown-menu'
import { Link } from '../ui/link'
import { strongLink } from '../ui/link-styles'
import { MoreMenuTrigger } from '../ui/more-menu-trigger'
import { useTeam } from '../ui/team'
import { toast } from '../ui/use-toast'
import { EndDialog } from './end-dialog'

type RoomRowProps = {
  room: Room
  openedAt: number
  /** Without it the room cannot be changed. */
  onEdit?: (() => void) | undefined
  onDeleted: () => void
}

/** A room with the ways to its own screens, for those who look after it. */
export function RoomRow({ room, openedAt, onEdit, onDeleted }: RoomRowProps) {
  const { t: all, say, locale } = useTexts('teams')
  const t = all.rooms
  const actions = useTexts('actions').t
  const remove = useDeleteRoom()
  const [isAsking, setAsking] = useState(false)
  const { name, description, timezone } = room
  return (
    <li className="flex items-start justify-between gap-3 px-4 py-3 sm:px-6">
      <div className="min-w-0 py-1">
        <p dir="auto" className="wrap-anywhere text-along font-medium">
          {name}
        </p>
        {description && (
          <p dir="auto" className="wrap-anywhere mt-0.5 text-along whitespace-pre-line text-muted-foreground text-sm">
            {description}
          </p>
        )}
        <p className="mt-0.5 text-muted-foreground text-sm">{timezoneLabel(timezone, openedAt, locale)}</p>
        {onEdit && <RoomLinks room={room} />}
      </div>
      {onEdit && (
        <DropdownMenu>
          <MoreMenuTrigger of={name} />
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={onEdit}>
              <Pencil aria-hidden="true" />
              {actions.edit}
            </DropdownMenuItem>
            <DropdownMenuItem destructive onSelect={() => setAsking(true)}>
              <Trash2 aria-hidden="true" />
              {actions.delete}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      <EndDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say(t.deleteTitle, { name })}
        text={t.deleteText}
        confirmLabel={actions.delete}
        failed={t.deleteFailed}
        onConfirm={() => remove.mutateAsync(room.id)}
        onDone={() => {
          toast({ title: t.deleted })
          onDeleted()
        }}
      />
    </li>
  )
}

function RoomLinks({ room: { id, name } }: { room: Room }) {
  const { t, say } = useTexts('teams')
  const team = useTeam()
  if (!team) return null
  const address = teamAddress(roomAccount(team.slug, id))
  const linkStyles = `inline-flex min-h-8 items-center text-sm pointer-coarse:min-h-11 ${strongLink}`
  return (
    <p className="mt-1 flex flex-wrap gap-x-4">
      <Link href={`${address}/hosting`} aria-label={say(t.rooms.hoursOf, { name })} className={linkStyles}>
        {t.rooms.hours}
      </Link>
      <Link href={`${address}/availability`} aria-label={say(t.rooms.timeOffOf, { name })} className={linkStyles}>
        {t.rooms.timeOff}
      </Link>
    </p>
  )
}
