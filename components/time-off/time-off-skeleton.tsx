import { Card } from '../ui/card'
import { Skeleton } from '../ui/skeleton'

export function TimeOffSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      {['h-40', 'h-96', 'h-48'].map((height) => (
        <Card key={height} className="grid gap-5">
          <Skeleton className="h-6 w-40" />
          <Skeleton className={`${height} w-full`} />
        </Card>
      ))}
    </div>
  )
}
