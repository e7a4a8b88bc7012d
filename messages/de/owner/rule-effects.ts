import type { ruleEffects as source } from '@/messages/en/owner/rule-effects'
import type { Translated } from '@/messages/message'

/** Effects of a page's rules while they are edited: one sentence under each rule, and what a save would change. */
export const ruleEffects = {
  day: '{starts} an einem freien {weekday}; {bookings}.',
  startTimes: { one: '{count} Startzeit', other: '{count} Startzeiten' },
  dayHolds: {
    one: 'bis zu {count} Buchung an einem vollen Tag',
    other: 'bis zu {count} Buchungen an einem vollen Tag',
  },
  noStarts: 'Keine Startzeiten an einem {weekday}: Die Zeiten sind kürzer als eine Buchung.',
  noWeek: 'Keine wöchentlichen Zeiten.',
  firstStart: {
    today: 'Gäste sehen Zeiten ab heute, {time}.',
    tomorrow: 'Gäste sehen Zeiten ab morgen, {time}.',
    later: 'Gäste sehen Zeiten ab {date}, {time}.',
    none: 'Mit diesen Regeln sehen Gäste keine Zeiten.',
  },
  lastDate: 'Der letzte buchbare Tag ist {date}.',
  limits: {
    most: 'Höchstens {limits}: {week}.',
    none: 'Kein Limit: {week}.',
    day: { one: '{count} Buchung pro Tag', other: '{count} Buchungen pro Tag' },
    week: { one: '{count} Buchung pro Woche', other: '{count} Buchungen pro Woche' },
    month: { one: '{count} Buchung pro Monat', other: '{count} Buchungen pro Monat' },
    weekHolds: {
      one: 'bis zu {count} Buchung in einer vollen Woche',
      other: 'bis zu {count} Buchungen in einer vollen Woche',
    },
  },
  starts: {
    all: 'Startzeiten: {times}.',
    first: 'Startzeiten: {times} …',
  },
  dates: '{closed}, {changed} in den nächsten 12 Monaten.',
  closedDates: { one: '{count} geschlossener Tag', other: '{count} geschlossene Tage' },
  changedDates: { one: '{count} mit anderen Zeiten', other: '{count} mit anderen Zeiten' },
  forecast: {
    heading: 'Wenn Sie so speichern',
    hours: 'Angebotene Stunden pro Woche: {before} → {after}.',
    starts: 'Startzeiten in den nächsten {days} Tagen: {before} → {after}.',
    same: 'In den nächsten {days} Tagen so viele Startzeiten wie jetzt.',
    startsUnknown: 'Ein Kalender kann gerade nicht gelesen werden, deshalb lassen sich die Startzeiten nicht zählen.',
    impossible: {
      one: '{count} Buchung der letzten {days} Tage wäre nicht möglich gewesen ({reasons}).',
      other: '{count} Buchungen der letzten {days} Tage wären nicht möglich gewesen ({reasons}).',
    },
    reasons: {
      notice: 'Vorlauf {count}',
      window: 'Zeitraum {count}',
      hours: 'Zeiten {count}',
      closed: 'Abwesenheit {count}',
      limit: 'Limit {count}',
      gap: 'Puffer {count}',
    },
    allPossible: 'Alle Buchungen der letzten {days} Tage wären möglich gewesen.',
    outsideHours: {
      one: '{count} bestehende Buchung liegt außerhalb der neuen Zeiten und bleibt bestehen.',
      other: '{count} bestehende Buchungen liegen außerhalb der neuen Zeiten und bleiben bestehen.',
    },
    outsideRules: {
      one: '{count} bestehende Buchung liegt außerhalb der neuen Regeln und bleibt bestehen.',
      other: '{count} bestehende Buchungen liegen außerhalb der neuen Regeln und bleiben bestehen.',
    },
    show: 'Diese Buchungen anzeigen',
    booking: '{date}, {time} · {name}',
    standing: {
      window: 'außerhalb des Zeitraums',
      length: 'andere Länge',
      hours: 'außerhalb der Zeiten',
      starts: 'zwischen Startzeiten',
      closed: 'Abwesenheit',
      limit: 'über dem Limit',
    },
    more: { one: 'und {count} weitere', other: 'und {count} weitere' },
  },
} satisfies Translated<typeof source>
