import type { timezones as source } from '@/messages/en/shared/timezones'
import type { Translated } from '@/messages/message'

/** The choice of a time zone. */
export const timezones = {
  label: 'Strefa czasowa',
  now: '{city} – {time}, {offset}',
  locked: 'Godziny według strefy: {city} ({offset})',
  daylightSaving: '{offset} · czas letni',
  search: 'Miasto, kraj lub przesunięcie',
  close: 'Zamknij',
  found: {
    one: '{count} strefa czasowa',
    few: '{count} strefy czasowe',
    many: '{count} stref czasowych',
    other: '{count} strefy czasowej',
  },
  none: 'Nie znaleziono strefy czasowej. Wpisz kraj lub przesunięcie, na przykład +3.',
  failed: 'Nie udało się wczytać stref czasowych. Sprawdź połączenie i spróbuj ponownie.',
} satisfies Translated<typeof source>
