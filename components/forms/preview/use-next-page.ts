import { useTimeSlotPages } from '@/lib/client/time-slot-pages'
import type { Form, NextPage } from '@/lib/forms/form'

/** The booking page that follows the form, or null when there is none or it is unpublished. */
export function useNextPage({ nextPageId }: Form): NextPage | null {
  const { data: pages = [] } = useTimeSlotPages()
  return pages.find(({ id, isActive }) => id === nextPageId && isActive) ?? null
}
