import { useEffect, useState } from 'react'
import { useStoredText } from '@/components/ui/stored-text'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Form } from '@/lib/forms/form'

/** The newest response that this browser has shown, and the number of responses at that time. */
const keyOf = (formId: string) => `slotform.responses.seen.${formId}`

function toSeen(stored: string | null): { newest: string; count: number } | null {
  const [newest, count] = stored?.split(' ') ?? []
  return newest && count ? { newest, count: Number(count) } : null
}

/**
 * Remembers that the list is shown. Answers the time of the newest response that was there at the visit before; null at the
 * first one. `newest`: ISO, undefined until the list is read.
 */
export function useSeenResponses({ id, responseCount }: Form, newest: string | undefined): string | null {
  const [stored, store] = useStoredText(keyOf(id))
  const [before, setBefore] = useState<string | null>()
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated || newest === undefined) return
    const seen = toSeen(stored)
    setBefore((known) => (known === undefined ? (seen?.newest ?? null) : known))
    const latest = seen && seen.newest > newest ? seen.newest : newest
    if (latest !== seen?.newest || responseCount !== seen.count) store(`${latest} ${responseCount}`)
  }, [isHydrated, newest, responseCount, stored, store])
  return before ?? null
}

/** The number of responses since the list was shown last; where it never was, of those that nobody has dealt with. */
export function useUnseenCount({ id, responseCount, newCount }: Form): number {
  const [stored] = useStoredText(keyOf(id))
  const isHydrated = useHydrated()
  if (!isHydrated) return 0
  const seen = toSeen(stored)
  return seen ? Math.max(0, responseCount - seen.count) : newCount
}
