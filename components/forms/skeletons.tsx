import { Card } from '../ui/card'
import { Skeleton } from '../ui/skeleton'

const ROWS = ['one', 'two', 'three', 'four', 'five']

export function ListSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      {ROWS.map((row) => (
        <Card key={row} data-skeleton-row className="grid gap-3 p-4 sm:p-5">
          <Skeleton className="h-7 w-1/2 max-w-72" />
          <Skeleton className="h-5 w-4/5 max-w-lg" />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
            <Skeleton className="h-5 w-64 max-w-full" />
            <Skeleton className="h-11 w-80 max-w-full" />
          </div>
        </Card>
      ))}
    </div>
  )
}

export function FormFieldsSkeleton() {
  return (
    <div aria-busy="true" className="max-w-3xl">
      <Card className="grid gap-5">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-11 w-40" />
      </Card>
    </div>
  )
}

export function EditorSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <Skeleton className="h-11 w-full max-w-md" />
      <FormFieldsSkeleton />
    </div>
  )
}
