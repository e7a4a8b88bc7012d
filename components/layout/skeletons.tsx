import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

/** The heading's place, while a whole screen is on its way. */
export function HeaderSkeleton() {
  return (
    <div className="mb-8">
      <Skeleton className="h-8 w-56 max-w-full md:h-9" />
      <Skeleton className="mt-2.5 h-5 w-72 max-w-full" />
    </div>
  )
}

export function ListSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 xl:grid-cols-2">
      {['one', 'two'].map((card) => (
        <Card key={card} className="grid gap-4">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="mt-2 h-11 w-full" />
        </Card>
      ))}
    </div>
  )
}

export function FormSkeleton() {
  return (
    <div aria-busy="true" className="grid max-w-3xl gap-5">
      <Card className="grid gap-5">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-11 w-full" />
      </Card>
      <Card className="grid gap-5">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-80 w-full" />
      </Card>
    </div>
  )
}
