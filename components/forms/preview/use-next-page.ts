import { useTimeSlotPages } from '@/lib/client/time-slot-pages'
import type { Form, NextPage } from '@/lib/forms/form'

/** Where visitors would choose a time after answering: a page that is not published leads nowhere. */
export function useNextPage({ nextPageId }: Form): NextPage | null {
  const { data: pages = [] } = useTimeSlotPages()
  return pages.find(({ id, isActive }) => id === nextPageId && isActive) ?? null
}
