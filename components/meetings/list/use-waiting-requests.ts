import { useMemo } from 'react'
import { useOpenRequests } from '@/lib/client/meeting-life'
import { asksToMove, isExpired } from '@/lib/meetings/meeting-state'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { parseInstant } from '@/lib/scheduling/bounds'
import { useNow } from '../now'

/** Requests that wait for the owner, without those that expired since they were read. */
export function useWaitingRequests(): ListedMeeting[] {
  const now = useNow()
  const { data } = useOpenRequests()
  return useMemo(
    () =>
      (data ?? []).filter(
        ({ status, booking, startTime }) =>
          parseInstant(startTime) > now && (status === 'pending' ? !isExpired(booking, now) : asksToMove(booking, now)),
      ),
    [data, now],
  )
}
