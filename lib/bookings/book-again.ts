import type { BookingRow } from '@/db/queries/meetings/bookings'

/** The slug of the page on which the attendee can book again; null if it is gone, unpublished or secret. */
export function bookAgainSlug({ slug, isActive, visibility }: Pick<BookingRow, 'slug' | 'isActive' | 'visibility'>) {
  return isActive && visibility === 'public' ? slug : null
}
