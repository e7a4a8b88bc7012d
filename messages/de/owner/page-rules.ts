import type { pageRules as source } from '@/messages/en/owner/page-rules'
import type { Translated } from '@/messages/message'

/** The rules of a page: gaps, notice and window, limits, start times. */
export const pageRules = {
  gaps: {
    heading: 'Puffer',
    intro: 'Minuten, die um jede Buchung herum frei bleiben. Zwischen zwei Buchungen zählt der größere Puffer.',
    before: 'Vor einer Buchung',
    after: 'Nach einer Buchung',
  },
  minutes: '{minutes} Min.',
  none: 'Keiner',
  unit: 'Min.',
  notices: { units: { minutes: 'Minuten', hours: 'Stunden', days: 'Tage' } },
  approval: {
    heading: 'Bestätigung',
    intro:
      'Entscheiden Sie über jede Buchung, bevor sie gültig wird. Bestätigen oder ablehnen können Sie in der E-Mail oder in Ihren Terminen.',
    isOn: 'Jede Buchung erst bestätigen',
    hours: 'Bedenkzeit in Stunden',
    hoursHint: 'Danach läuft die Anfrage ab, spätestens aber zu Beginn der angefragten Zeit.',
    effect: {
      one: 'Eine Anfrage hält ihre Zeit höchstens {count} Stunde lang frei. Bisherige Buchungen bleiben bestätigt.',
      other: 'Eine Anfrage hält ihre Zeit höchstens {count} Stunden lang frei. Bisherige Buchungen bleiben bestätigt.',
    },
  },
  changes: {
    heading: 'Verschieben und absagen',
    intro:
      'Teilnehmende können beides bis zum Beginn. Eine Buchung behält die Regeln, unter denen sie entstanden ist. Sie selbst können jederzeit verschieben oder absagen.',
    cancelNotice: 'Frist zum Absagen',
    cancelHint: 'Vor dem Beginn. Bei 0 können Teilnehmende bis zum Beginn absagen.',
    cancelUnit: 'Einheit der Frist zum Absagen',
    moveNotice: 'Frist zum Verschieben',
    moveHint: 'Vor dem Beginn. Bei 0 können Teilnehmende bis zum Beginn verschieben.',
    moveUnit: 'Einheit der Frist zum Verschieben',
    isLimited: 'Begrenzen, wie oft Teilnehmende verschieben können',
    maxMoves: 'Verschiebungen pro Buchung',
  },
  ahead: {
    heading: 'Wie weit im Voraus',
    notice: 'Mindestvorlauf',
    noticeHint: 'Zwischen jetzt und dem Beginn. Bei 0 kann man bis zur letzten Minute buchen.',
    noticeUnit: 'Einheit des Vorlaufs',
    window: 'Buchbarer Zeitraum',
    windows: { none: 'Keine Grenze', days: 'Eine Anzahl von Tagen', range: 'Von Datum bis Datum' },
    noneHint: 'Bis zu {max} Tage im Voraus.',
    days: 'Tage im Voraus',
    daysHint: 'Heute und so viele Tage danach, in der Zeitzone der Seite.',
    from: 'Erster Tag',
    to: 'Letzter Tag',
  },
  limits: {
    heading: 'Limits',
    intro:
      'Wie viele Buchungen dieser Seite an einem Tag, in einer Woche oder in einem Monat beginnen können. Danach ist sie für diese Zeit geschlossen.',
    per: { day: 'Limit pro Tag', week: 'Limit pro Woche', month: 'Limit pro Monat' },
    max: { day: 'Buchungen pro Tag', week: 'Buchungen pro Woche', month: 'Buchungen pro Monat' },
  },
  starts: {
    heading: 'Startzeiten',
    step: 'Zwischen zwei Startzeiten',
    steps: { same: 'So lange wie eine Buchung', own: 'Eine Anzahl von Minuten' },
    stepMinutes: 'Minuten zwischen Startzeiten',
    stepSame: 'Bei mehreren Längen zählt die kürzeste.',
    align: 'Die erste Startzeit',
    aligns: { window: 'Am Anfang Ihrer Zeiten', clock: 'Nach der Uhr' },
    clockHint: 'Bei 15 Minuten Abstand: um :00, :15, :30 und :45.',
  },
} satisfies Translated<typeof source>
