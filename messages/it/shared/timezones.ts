import type { timezones as source } from '@/messages/en/shared/timezones'
import type { Translated } from '@/messages/message'

/** The choice of a time zone. */
export const timezones = {
  label: 'Fuso orario',
  now: '{city} — {time}, {offset}',
  locked: 'Ora locale: {city} ({offset})',
  daylightSaving: '{offset} · ora legale',
  search: 'Città, paese o fuso orario',
  close: 'Chiudi',
  found: { one: '{count} fuso orario', many: '{count} di fusi orari', other: '{count} fusi orari' },
  none: 'Nessun fuso orario trovato. Prova con un paese o una differenza come +3.',
  failed: 'Non siamo riusciti a caricare i fusi orari. Controlla la connessione e riprova.',
} satisfies Translated<typeof source>
