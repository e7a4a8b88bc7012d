import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { RoomsScreen } from '@/components/teams/rooms-screen'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { timezoneOptions } from '@/lib/scheduling/timezones'
import type { Room } from '@/lib/teams/room-schema'
import { listRooms } from '@/lib/teams/server/rooms'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('teams').t.rooms.title }
}

export default async function RoomsPage() {
  const { id } = await requireOwner()
  const cache = createQueryClient()
  // If the read fails, the browser reads again and shows the error.
  await cache.prefetchQuery({ queryKey: keys.team.rooms, queryFn: () => listRooms(id) })
  const rooms = cache.getQueryData<Room[]>(keys.team.rooms) ?? []
  const openedAt = Date.now()
  const zones = rooms.map(({ timezone }) => timezone)
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <RoomsScreen timezones={timezoneOptions(openedAt, zones, (await ownerTexts()).locale)} openedAt={openedAt} />
    </OwnerScreen>
  )
}
