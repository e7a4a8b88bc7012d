'use client'

import { useTexts } from '@/messages/react/texts-provider'
import { Card } from '../ui/card'
import { Skeleton } from '../ui/skeleton'

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six']

export function RowsSkeleton() {
  const { t } = useTexts('controls')
  return (
    <div aria-busy="true" className="overflow-hidden rounded-2xl border bg-card shadow-xs">
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <div className="flex h-14 items-center gap-4 border-b px-5">
        <Skeleton className="size-5" />
        <Skeleton className="h-4 w-28" />
      </div>
      {ROWS.map((row) => (
        <div key={row} className="flex h-18 items-center gap-4 border-b px-5 last:border-b-0 sm:h-15">
          <Skeleton className="size-5 shrink-0" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-4 w-1/4" />
        </div>
      ))}
    </div>
  )
}

export function ListSkeleton() {
  return (
    <>
      <div className="mb-5 flex flex-wrap gap-3">
        <Skeleton className="h-11 min-w-48 flex-1" />
        <Skeleton className="h-11 w-full sm:w-88" />
      </div>
      <RowsSkeleton />
    </>
  )
}

export function DetailSkeleton() {
  const { t } = useTexts('controls')
  return (
    <div aria-busy="true" className="grid gap-5">
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <Card className="grid gap-4 sm:grid-cols-2">
        {ROWS.slice(0, 4).map((fact) => (
          <Skeleton key={fact} className="h-10 w-3/4" />
        ))}
      </Card>
      <Card className="grid gap-7">
        {ROWS.slice(0, 4).map((answer) => (
          <div key={answer} className="grid gap-2">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-5 w-3/4" />
          </div>
        ))}
      </Card>
    </div>
  )
}
