import { useTimeSlotPages } from '@/lib/client/time-slot-pages'
import type { Form, NextPage } from '@/lib/forms/form'

/** The booking page that follows the form, or null when there is none, or it is unpublished or secret. */
export function useNextPage({ nextPageId }: Form): NextPage | null {
  const { data: pages = [] } = useTimeSlotPages()
  return pages.find(({ id, isActive, visibility }) => id === nextPageId && isActive && visibility !== 'secret') ?? null
}
