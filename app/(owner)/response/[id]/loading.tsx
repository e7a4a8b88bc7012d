import { HeaderSkeleton } from '@/components/layout/skeletons'
import { DetailSkeleton } from '@/components/responses/skeletons'

export default function Loading() {
  return (
    <>
      <HeaderSkeleton />
      <DetailSkeleton />
    </>
  )
}
