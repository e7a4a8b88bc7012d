import { ListSkeleton } from '@/components/responses/skeletons'
import { HeaderSkeleton } from '@/components/time-slot-pages/skeletons'

export default function Loading() {
  return (
    <>
      <HeaderSkeleton />
      <ListSkeleton />
    </>
  )
}
