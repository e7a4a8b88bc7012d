import { DetailSkeleton } from '@/components/responses/skeletons'
import { HeaderSkeleton } from '@/components/time-slot-pages/skeletons'

export default function Loading() {
  return (
    <div className="max-w-4xl">
      <HeaderSkeleton />
      <DetailSkeleton />
    </div>
  )
}
