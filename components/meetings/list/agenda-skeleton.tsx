'use client'

import { Skeleton, THREE } from '@/components/ui/skeleton'
import { useTexts } from '@/messages/react/texts-provider'

export function AgendaSkeleton() {
  const { t } = useTexts('controls')
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{t.loading}</span>
      {THREE.map((day) => (
        <div key={day} className="grid gap-3 md:grid-cols-[10.5rem_minmax(0,1fr)] md:gap-5">
          <div className="flex items-center gap-3">
            <Skeleton className="size-14 rounded-xl" />
            <Skeleton className="h-4 w-20" />
          </div>
          <div className="divide-y rounded-2xl border bg-card">
            {['one', 'two'].map((row) => (
              <div key={row} className="grid gap-2.5 px-5 py-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-4">
                <Skeleton className="h-5 w-28" />
                <Skeleton className="h-5 w-3/5" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
