import { AgendaSkeleton } from '@/components/meetings/list/agenda-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

export default function Loading() {
  return (
    <>
      <Skeleton className="mb-8 h-9 w-44" />
      <Skeleton className="mb-6 h-11 w-full" />
      <AgendaSkeleton />
    </>
  )
}
