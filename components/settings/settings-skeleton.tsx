import { Card } from '../ui/card'
import { Skeleton } from '../ui/skeleton'

export function SettingsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <Card className="grid gap-5">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-11 w-full" />
      </Card>
      <Card className="grid gap-5">
        <Skeleton className="h-6 w-40" />
        <div className="grid gap-5 sm:grid-cols-2">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
        <Skeleton className="h-28 w-full rounded-xl" />
      </Card>
    </div>
  )
}
