import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { bookingDialog as text } from '@/messages/en/booking-dialog'

/** Placeholder while the questions load. */
export function QuestionsLoading({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  if (!hasFailed) {
    return (
      <div role="status" aria-label={text.loading} className="mt-4 grid gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-40" />
      </div>
    )
  }
  return (
    <div role="alert" className="mt-4 rounded-xl bg-destructive-soft px-4 py-3 text-sm">
      <p>{text.notLoaded}</p>
      <Button variant="outline" className="mt-3" onClick={onRetry}>
        {text.loadAgain}
      </Button>
    </div>
  )
}
