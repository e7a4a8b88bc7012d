import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useTexts } from '@/messages/react/texts-provider'

/** Placeholder while the questions load. */
export function QuestionsLoading({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTexts('bookingDialog')
  if (!hasFailed) {
    return (
      <div role="status" aria-label={t.loading} className="mt-4 grid gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-40" />
      </div>
    )
  }
  return (
    <div role="alert" className="mt-4 rounded-xl bg-destructive-soft px-4 py-3 text-sm">
      <p>{t.notLoaded}</p>
      <Button variant="outline" className="mt-3" onClick={onRetry}>
        {t.loadAgain}
      </Button>
    </div>
  )
}
