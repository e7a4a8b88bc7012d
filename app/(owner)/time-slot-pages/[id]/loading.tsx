import { FormSkeleton, HeaderSkeleton } from '@/components/time-slot-pages/skeletons'

export default function Loading() {
  return (
    <>
      <HeaderSkeleton />
      <FormSkeleton />
    </>
  )
}
