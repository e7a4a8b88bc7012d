import type { calendarChangeMail as source } from '@/messages/en/mails/calendar-change-mail'
import type { Translated } from '@/messages/message'

/** The owner has changed an event that belongs to a meeting. `service`: `Google Calendar`. */
export const calendarChangeMail = {
  deleted: {
    subject: '{title}: usunięto w {service}',
    heading: 'Wydarzenie zostało usunięte',
    booking: 'Wydarzenie „{title}” zostało usunięte w usłudze {service}. Rezerwacja jest nadal aktualna.',
    meeting: 'Wydarzenie „{title}” zostało usunięte w usłudze {service}. Spotkanie jest nadal aktualne.',
  },
  moved: {
    subject: '{title}: przeniesiono w {service}',
    heading: 'Wydarzenie zostało przeniesione',
    text: 'Wydarzenie „{title}” zostało przeniesione w usłudze {service} na czas, który koliduje z inną rezerwacją (lub zamienione na całodniowe), więc zachowaliśmy pierwotny termin.',
  },
  button: 'Sprawdź zmianę',
} satisfies Translated<typeof source>
