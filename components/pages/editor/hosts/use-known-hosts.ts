import { useMemo } from 'react'
import { useOwner } from '@/components/layout/owner'
import { useTeam } from '@/components/ui/team'
import { useRooms } from '@/lib/client/rooms'
import { useMembers } from '@/lib/client/teams'
import { useTimeSlotPage } from '@/lib/client/time-slot-pages'
import type { HostGroup } from '@/lib/pages/host-schema'

type Host = HostGroup['hosts'][number]
/** `state`: `new` for a member whom a save would ask. */
export type KnownHost = Pick<Host, 'account' | 'name' | 'kind'> & { state: Host['state'] | 'new' }

/** The members and rooms of the team, and the stored hosts of the page with their answers, by account. */
export function useKnownHosts(pageId: string | undefined) {
  const { id: teamId = '' } = useTeam() ?? {}
  const members = useMembers(teamId)
  const rooms = useRooms()
  const { id: self } = useOwner()
  const stored = useStoredGroups(pageId)
  const known = useMemo(
    () =>
      new Map<string, KnownHost>([
        ...(members.data ?? []).map(({ account, name }): [string, KnownHost] => [
          account,
          { account, name, kind: 'person', state: account === self ? 'agreed' : 'new' },
        ]),
        ...(rooms.data ?? []).map(({ id, name }): [string, KnownHost] => [
          id,
          { account: id, name, kind: 'room', state: 'agreed' },
        ]),
        ...(stored ?? []).flatMap(({ hosts }) => hosts).map((host): [string, KnownHost] => [host.account, host]),
      ]),
    [members.data, rooms.data, self, stored],
  )
  const isFailed = (members.isError && !members.data) || (rooms.isError && !rooms.data)
  return {
    known,
    stored,
    isFailed,
    isPending: !isFailed && (!members.data || !rooms.data),
    retry: () => void Promise.all([members.refetch(), rooms.refetch()]),
  }
}

/** A page that is not stored yet has no hosts. */
function useStoredGroups(pageId: string | undefined): HostGroup[] | undefined {
  return useTimeSlotPage(pageId ?? '', { enabled: pageId !== undefined }).data?.hostGroups
}
