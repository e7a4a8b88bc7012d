import type { timezones as source } from '@/messages/en/shared/timezones'
import type { Translated } from '@/messages/message'

/** The choice of a time zone. */
export const timezones = {
  label: 'Zeitzone',
  now: '{city} – {time}, {offset}',
  locked: 'Zeitzone: {city} ({offset})',
  daylightSaving: '{offset} · Sommerzeit',
  search: 'Stadt, Land oder Zeitabstand',
  close: 'Schließen',
  found: { one: '{count} Zeitzone', other: '{count} Zeitzonen' },
  none: 'Keine Zeitzone gefunden. Suchen Sie nach einem Land oder einer Zeitverschiebung wie +3.',
  failed: 'Die Zeitzonen konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
} satisfies Translated<typeof source>
