import { useTexts } from '@/messages/react/texts-provider'
import { Skeleton } from '../ui/skeleton'

/** As high as one calendar for each account. */
export function ChooserSkeleton({ accounts }: { accounts: number }) {
  const { t } = useTexts('calendars')
  return (
    <div aria-busy="true" className="grid gap-4">
      <span className="sr-only">{t.loading}</span>
      {Array.from({ length: accounts }, (_, index) => index).map((index) => (
        <div key={index}>
          <Skeleton className="my-0.5 h-4 w-48 max-w-full" />
          <div className="flex min-h-11 items-center gap-3">
            <Skeleton className="size-5 rounded-sm" />
            <Skeleton className="h-4 w-40 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
