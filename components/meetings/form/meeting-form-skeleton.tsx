import { Skeleton } from '@/components/ui/skeleton'

export function MeetingFormSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <LabelledSkeleton />
      <div className="grid gap-5 sm:grid-cols-2">
        <LabelledSkeleton />
        <LabelledSkeleton />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <LabelledSkeleton />
        <LabelledSkeleton />
      </div>
      <LabelledSkeleton />
      <LabelledSkeleton />
    </div>
  )
}

function LabelledSkeleton() {
  return (
    <div className="grid gap-2">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-11 w-full" />
    </div>
  )
}
