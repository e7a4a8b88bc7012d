import type { BookingRow } from '@/db/queries/meetings/bookings'

type Booked = Pick<BookingRow, 'language' | 'pageTitle' | 'pageTranslations'>

/** The title of a meeting for whoever booked it: the page's in their language, unless its owner has renamed the meeting since. */
export function titleForPeople({ language, pageTitle, pageTranslations }: Booked, meeting: { title: string }): string {
  const translated = meeting.title === pageTitle ? pageTranslations?.[language]?.title : undefined
  return translated ?? meeting.title
}
