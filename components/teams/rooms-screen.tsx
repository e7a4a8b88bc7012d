'use client'

import { DoorOpen, Plus } from 'lucide-react'
import { useState } from 'react'
import { useRooms } from '@/lib/client/rooms'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import type { Room } from '@/lib/teams/room-schema'
import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../layout/page-header'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { focusHeading } from '../ui/move-focus'
import { Skeleton } from '../ui/skeleton'
import { useMay } from '../ui/team'
import { RoomDialog } from './room-dialog'
import { RoomRow } from './room-row'

/** `openedAt` is the server's now in epoch milliseconds, at which zones are labelled. */
type RoomsScreenProps = { timezones: readonly TimezoneOption[]; openedAt: number }

/** Lists the rooms of a team, and adds, changes and deletes them. */
export function RoomsScreen({ timezones, openedAt }: RoomsScreenProps) {
  const { rooms: t } = useTexts('teams').t
  const mayChange = useMay()('settings:write')
  const { data, isPending, error, refetch } = useRooms()
  // Open for a new room, for one of the list, or not.
  const [edited, setEdited] = useState<{ room: Room | null } | null>(null)
  const add = (
    <Button onClick={() => setEdited({ room: null })}>
      <Plus aria-hidden="true" className="size-4" />
      {t.add}
    </Button>
  )
  return (
    <div className="max-w-3xl">
      <PageHeader title={t.title} text={t.intro}>
        {mayChange && data && data.length > 0 && add}
      </PageHeader>
      {isPending && <Skeleton className="h-24" />}
      {!isPending && !data && <LoadFailed title={t.loadFailed} error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState icon={DoorOpen} title={t.empty.title} text={t.empty.text}>
          {mayChange && add}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Card className="p-0 sm:p-0">
          <ul aria-label={t.list} className="divide-y">
            {data.map((room) => (
              <RoomRow
                key={room.id}
                room={room}
                openedAt={openedAt}
                onEdit={mayChange ? () => setEdited({ room }) : undefined}
                onDeleted={focusHeading}
              />
            ))}
          </ul>
        </Card>
      )}
      <RoomDialog edited={edited} timezones={timezones} onClose={() => setEdited(null)} />
    </div>
  )
}
