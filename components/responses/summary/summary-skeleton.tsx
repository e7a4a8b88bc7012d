import { useTexts } from '@/messages/react/texts-provider'
import { Card } from '../../ui/card'
import { Skeleton, THREE } from '../../ui/skeleton'

/** Shown while the summary loads. */
export function SummarySkeleton() {
  const { t } = useTexts('summary')
  return (
    <div aria-busy="true" className="grid gap-5">
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <Skeleton className="h-11 w-48" />
      {THREE.map((card) => (
        <Card key={card} className="grid gap-4">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-65 w-full" />
        </Card>
      ))}
    </div>
  )
}
