import { useEffect, useRef, useState } from 'react'
import { useMay } from '@/components/ui/team'
import { useRequestCount } from '@/lib/client/meeting-life'
import { useTexts } from '@/messages/react/texts-provider'

/** The number of open requests beside Meetings; a dot where the sidebar is folded. */
export function RequestCount() {
  const { t, say } = useTexts('bookingLife')
  const count = useRequestCount(useMay()('meetings:read')) ?? 0
  if (count === 0) return null
  return (
    <span className="flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-warning-soft px-1.5 font-semibold text-warning-foreground text-xs ring-1 ring-warning-foreground/30 in-data-[sidebar=collapsed]:absolute in-data-[sidebar=collapsed]:top-1 in-data-[sidebar=collapsed]:inset-e-1 in-data-[sidebar=collapsed]:h-4 in-data-[sidebar=collapsed]:min-w-4 in-data-[sidebar=collapsed]:px-1">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">, {say(t.requests.count, { count })}</span>
    </span>
  )
}

/** Tells screen readers when the number of open requests changes, but not the first one: the link beside Meetings says it. */
export function RequestAnnouncer() {
  const { t, say } = useTexts('bookingLife')
  const count = useRequestCount(useMay()('meetings:read'))
  const known = useRef(count)
  const [news, setNews] = useState('')

  useEffect(() => {
    const isNew = known.current !== undefined && count !== undefined && known.current !== count
    known.current = count
    if (isNew) setNews(count === 0 ? t.requests.none : say(t.requests.count, { count }))
  }, [count, t, say])

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {news}
    </p>
  )
}
