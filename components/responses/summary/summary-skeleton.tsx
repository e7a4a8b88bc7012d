import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/skeleton'

/** A summary on its way. */
export function SummarySkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <p role="status" className="sr-only">
        Loading
      </p>
      <Skeleton className="h-11 w-48" />
      {['one', 'two', 'three'].map((card) => (
        <Card key={card} className="grid gap-4">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-65 w-full" />
        </Card>
      ))}
    </div>
  )
}
