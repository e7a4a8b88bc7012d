import type { BookingRow } from '@/db/queries/meetings/bookings'
import type { Language } from '@/lib/shared/languages'

type Main = Pick<BookingRow, 'pageLanguage' | 'ownerLanguage'>
type Booked = Main & Pick<BookingRow, 'language' | 'pageTitle' | 'pageTranslations'>

/**
 * The title of a meeting for whoever booked it, with its language: the page's in theirs, unless its owner has renamed the
 * meeting since.
 */
export function titleForPeople(booking: Booked, meeting: { title: string }): { title: string; titleLang: Language } {
  const { language, pageTitle, pageTranslations } = booking
  const translated = meeting.title === pageTitle ? pageTranslations?.[language]?.title : undefined
  if (translated) return { title: translated, titleLang: language }
  return { title: meeting.title, titleLang: mainLanguageOf(booking) }
}

/** The language in which the owner of a page writes. */
export function mainLanguageOf({ pageLanguage, ownerLanguage }: Main): Language {
  return pageLanguage ?? ownerLanguage
}
