import type { visitorErrors as source } from '@/messages/en/shared/visitor-errors'
import type { Translated } from '@/messages/message'

const SLOT_GONE = 'Ten termin nie jest już dostępny.'

/** Sentences of the API's codes that a visitor can meet, beside those that a screen words itself. */
export const visitorErrors = {
  foreign_origin: 'Żądanie z obcej witryny',
  sign_in_refused: 'Na ten adres e-mail nie można się tu zalogować.',
  sign_in_links_sent:
    'Na ten adres wysłaliśmy już linki do logowania. Sprawdź skrzynkę odbiorczą: trzy ostatnie działają przez 15 minut.',
  booking_not_found: 'Nie znaleziono rezerwacji',
  form_not_published: 'Nie znaleziono formularza lub nie jest on opublikowany. Sprawdź adres i spróbuj ponownie.',
  taken: SLOT_GONE,
  past: SLOT_GONE,
  already_cancelled: 'Ta rezerwacja jest już odwołana.',
  too_late: 'Na zmianę tej rezerwacji online jest już za późno. Skontaktuj się z organizatorem.',
  form_closed: 'Ten formularz jest zamknięty.',
  limited: 'Zbyt wiele żądań. Spróbuj ponownie później.',
  not_storable: 'Tekst zawiera znaki, których nie można zapisać',
  unavailable: 'Usługa jest chwilowo niedostępna.',
  too_slow: 'Trwało to zbyt długo. Spróbuj ponownie.',
  email_not_sent: 'Nie udało się wysłać wiadomości e-mail',
  availability_unknown: 'Nie można teraz sprawdzić dostępności.',
  internal: 'Coś poszło nie tak',
} satisfies Translated<typeof source>
