import type { unknownBooking as source } from '@/messages/en/visitor/unknown-booking'
import type { Translated } from '@/messages/message'

/** In the place of a confirmation. */
export const unknownBooking = {
  heading: 'Hier gibt es nichts anzuzeigen',
  text: 'Hier kann keine Buchung angezeigt werden. Alle Details stehen in Ihrer Bestätigungsmail.',
  needsScripts:
    'Schalten Sie JavaScript ein, um Ihre Buchung hier zu sehen. Alle Details stehen auch in Ihrer Bestätigungsmail.',
} satisfies Translated<typeof source>
