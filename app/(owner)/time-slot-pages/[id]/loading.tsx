import { FormSkeleton, HeaderSkeleton } from '@/components/layout/skeletons'

export default function Loading() {
  return (
    <>
      <HeaderSkeleton />
      <FormSkeleton />
    </>
  )
}
