import { HeaderSkeleton } from '@/components/layout/skeletons'
import { ListSkeleton } from '@/components/responses/skeletons'

export default function Loading() {
  return (
    <>
      <HeaderSkeleton />
      <ListSkeleton />
    </>
  )
}
