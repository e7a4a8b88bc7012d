import { TimeOffSkeleton } from '@/components/time-off/time-off-skeleton'

export default function Loading() {
  return <TimeOffSkeleton />
}
