import { MeetingFormSkeleton } from '@/components/meetings/form/meeting-form-skeleton'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

export default function Loading() {
  return (
    <>
      <Skeleton className="mb-8 h-9 w-56 max-w-full" />
      <Card className="max-w-3xl">
        <MeetingFormSkeleton />
      </Card>
    </>
  )
}
