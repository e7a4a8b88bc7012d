import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { LoadFailed } from '../ui/load-failed'
import { Skeleton } from '../ui/skeleton'

type Props<Answer, Item> = {
  label: string
  list: UseInfiniteQueryResult<InfiniteData<Answer>>
  itemsOf: (answer: Answer) => Item[]
  row: (item: Item) => ReactNode
  /** Stands in the place of a list without entries. */
  empty?: ReactNode
}

/** Shows the pages of a list that were read, and a button that reads the next one. */
export function PagedList<Answer, Item>({ label, list, itemsOf, row, empty }: Props<Answer, Item>) {
  const { t } = useTexts('admin')
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  if (isPending) return <Skeleton className="h-64" />
  if (!data) return <LoadFailed title={t.loadFailed} error={error} onRetry={() => void refetch()} />
  const items = data.pages.flatMap(itemsOf)
  if (items.length === 0) return empty
  return (
    <>
      <Card className="p-0 sm:p-0">
        <ul aria-label={label} className="divide-y px-4 sm:px-6">
          {items.map(row)}
        </ul>
      </Card>
      {hasNextPage && (
        <div className="mt-4 flex flex-col items-center gap-3">
          {isFetchNextPageError && (
            <p role="alert" className="text-destructive text-sm">
              {t.loadFailed}
            </p>
          )}
          <Button variant="outline" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t.more}
          </Button>
        </div>
      )}
    </>
  )
}
