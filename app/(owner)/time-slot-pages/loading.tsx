import { HeaderSkeleton, ListSkeleton } from '@/components/layout/skeletons'

export default function Loading() {
  return (
    <>
      <HeaderSkeleton />
      <ListSkeleton />
    </>
  )
}
