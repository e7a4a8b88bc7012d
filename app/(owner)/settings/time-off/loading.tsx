import { TimeOffHeader } from '@/components/time-off/time-off-header'
import { TimeOffSkeleton } from '@/components/time-off/time-off-skeleton'

export default function Loading() {
  return (
    <>
      <TimeOffHeader />
      <TimeOffSkeleton />
    </>
  )
}
