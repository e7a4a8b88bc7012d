import type { pageDates as source } from '@/messages/en/owner/page-dates'
import type { Translated } from '@/messages/message'

/** The single dates of a page that have hours of their own. */
export const pageDates = {
  heading: 'Einzelne Tage',
  intro: 'Zeiten einzelner Tage ersetzen die der Woche. Wählen Sie einen Tag, um ihn zu ändern.',
  closeSeveral: 'Mehrere Tage schließen',
  closed: 'Geschlossen',
  dayClosed: '{date}, geschlossen',
  dayOpen: '{date}, offen {hours}',
  dayOff: '{date}, {reason}',
  timeOff: 'Abwesenheiten in diesem Monat',
  changeTimeOff: 'Abwesenheiten ändern',
  list: 'Geänderte Tage',
  none: 'Keine geänderten Tage.',
  past: { one: '{count} vergangener Tag', other: '{count} vergangene Tage' },
  edit: '{date} bearbeiten',
  removeEntry: '{date} entfernen',
  dialog: 'Zeiten einzelner Tage',
  from: 'Erster Tag',
  to: 'Letzter Tag',
  toHint: 'Derselbe Tag oder ein späterer, um alle Tage dazwischen zu ändern.',
  kind: 'An diesen Tagen',
  open: 'Offen zu diesen Zeiten',
  addSpan: 'Zeiten hinzufügen',
  removeSpan: 'Diese Zeiten entfernen',
  span: 'Zeiten {number}',
  noSpan: 'Fügen Sie Zeiten hinzu oder wählen Sie „Geschlossen“.',
  apply: 'Übernehmen',
  remove: 'Zurück zu den Zeiten der Woche',
  full: 'Höchstens {max} Tage. Entfernen Sie zuerst einige.',
} satisfies Translated<typeof source>
