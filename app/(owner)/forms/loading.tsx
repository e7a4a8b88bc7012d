import { ListSkeleton } from '@/components/forms/skeletons'
import { HeaderSkeleton } from '@/components/layout/skeletons'

export default function Loading() {
  return (
    <>
      <HeaderSkeleton />
      <ListSkeleton />
    </>
  )
}
