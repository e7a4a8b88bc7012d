import { HeaderSkeleton, ListSkeleton } from '@/components/time-slot-pages/skeletons'

export default function Loading() {
  return (
    <>
      <HeaderSkeleton />
      <ListSkeleton />
    </>
  )
}
