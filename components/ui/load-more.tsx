import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from './button'
import { useFailureText } from './load-failed'
import { Spinner } from './spinner'

/** Loading starts this far before the end scrolls into view. */
const AHEAD = '600px'

type List = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage' | 'error'
>

/** The end of the loaded pages: loads the next one when it scrolls into view or its button is pressed. */
export function LoadMore({ list, things }: { list: List; things: 'meetings' | 'responses' }) {
  const { t, say } = useTexts('controls')
  const failureText = useFailureText()
  const { t: actions } = useTexts('actions')
  const sentinel = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const isReady = hasNextPage && !isFetching && !isFetchNextPageError

  useEffect(() => {
    if (!isReady || !sentinel.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // Several entries may arrive at once; any of them may be the visible one.
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [isReady, fetchNextPage])

  if (!hasNextPage) return null
  return (
    <div ref={sentinel} className="flex min-h-20 flex-col items-center justify-center gap-3 text-sm">
      {isFetchNextPageError && !isFetching && (
        <p role="alert" className="text-destructive">
          {say(t.loadMore[things].failed, { reason: failureText(list.error) })}
        </p>
      )}
      {isFetchingNextPage ? (
        <p role="status" className="flex items-center gap-2 text-muted-foreground">
          <Spinner />
          {t.loadMore[things].loading}
        </p>
      ) : (
        <Button variant="outline" disabled={isFetching} onClick={() => void fetchNextPage()}>
          {isFetchNextPageError ? actions.retry : t.loadMore.button}
        </Button>
      )}
    </div>
  )
}
