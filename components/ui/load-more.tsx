import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from './button'
import { failureText } from './load-failed'
import { Spinner } from './spinner'

/** Fetching begins before the end is in sight. */
const AHEAD = '600px'

type List = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage' | 'error'
>

/** The end of what is loaded: brings the next page when it comes into view, or when the button is pressed. */
export function LoadMore({ list, things }: { list: List; things: string }) {
  const sentinel = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const isReady = hasNextPage && !isFetching && !isFetchNextPageError

  useEffect(() => {
    if (!isReady || !sentinel.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy page several come at once, and only the last of them may be in view.
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
          More {things} could not be loaded. {failureText(list.error)}
        </p>
      )}
      {isFetchingNextPage ? (
        <p role="status" className="flex items-center gap-2 text-muted-foreground">
          <Spinner />
          Loading more {things}…
        </p>
      ) : (
        <Button variant="outline" disabled={isFetching} onClick={() => void fetchNextPage()}>
          {isFetchNextPageError ? 'Try again' : 'Load more'}
        </Button>
      )}
    </div>
  )
}
