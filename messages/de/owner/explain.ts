import type { explain as source } from '@/messages/en/owner/explain'
import type { Translated } from '@/messages/message'

/** Why a time slot page does not offer a time. */
export const explain = {
  heading: 'Warum ist eine Zeit nicht frei?',
  intro: 'Wählen Sie eine beliebige Zeit und sehen Sie, was dagegenspricht.',
  label: 'Datum und Zeit',
  incomplete: 'Geben Sie Datum und Zeit ein.',
  check: 'Prüfen',
  checking: 'Wird geprüft …',
  failed: 'Diese Zeit konnte nicht geprüft werden. Bitte versuchen Sie es erneut.',
  moment: '{date}, {time}',
  span: '{start} bis {end}',
  notOffered: '{moment} ist nicht verfügbar.',
  offered: '{moment} ist verfügbar.',
  offeredOnceActive: '{moment} wäre verfügbar, wenn diese Seite veröffentlicht wäre.',
  openMeeting: 'Termin öffnen',
  duration: 'Dauer',
  editRules: 'Regeln bearbeiten',
  editHours: 'Zeiten bearbeiten',
  openTimeOff: 'Abwesenheit öffnen',
  reasons: {
    past: 'Diese Zeit liegt in der Vergangenheit.',
    notice: 'Die Seite braucht mehr Vorlauf: Die früheste Zeit ist jetzt {earliest}.',
    beforeDates: 'Das ist vor dem ersten buchbaren Tag, {first}.',
    afterDates: 'Das ist nach dem letzten buchbaren Tag, {last}.',
    closed: 'Zu dieser Zeit sind Sie abwesend: {title}.',
    untitledTimeOff: 'ohne Titel',
    limit: {
      day: 'An diesem Tag ist das Limit der Seite erreicht. Anzahl der Buchungen: {count}.',
      week: 'In dieser Woche ist das Limit der Seite erreicht. Anzahl der Buchungen: {count}.',
      month: 'In diesem Monat ist das Limit der Seite erreicht. Anzahl der Buchungen: {count}.',
    },
    tooFar: 'Das ist mehr als {days} Tage entfernt.',
    outsideHours: {
      between: 'Das liegt außerhalb Ihrer Zeiten. Die nächstgelegenen sind {before} und {after}.',
      before: 'Das liegt außerhalb Ihrer Zeiten. Die nächsten danach sind {after}.',
      after: 'Das liegt außerhalb Ihrer Zeiten. Die letzten davor waren {before}.',
      noneNear: 'Das liegt außerhalb Ihrer Zeiten, und eine Woche davor und danach gibt es keine.',
    },
    windowTooShort: 'Ihre Zeiten {window} sind zu kurz für einen Termin.',
    tooLate: 'Der Termin würde nach Ihren Zeiten enden ({window}). Der letzte mögliche Start ist {lastStart}.',
    beforeFirstStart: 'Der erste Termin in diesen Zeiten beginnt um {after}.',
    betweenStarts: 'Termine beginnen um {before} oder {after}, nicht dazwischen.',
    taken: {
      meeting: 'Zu dieser Zeit ist Ihr Termin „{title}“ ({span}).',
      booking: 'Zu dieser Zeit ist die Buchung „{title}“ ({span}).',
      calendar: 'Der Kalender {title} ist zu dieser Zeit belegt ({span}).',
      goneCalendar: 'Ein nicht mehr verbundener Kalender ist zu dieser Zeit belegt ({span}).',
    },
    tooClose: {
      meeting: 'Weniger als {minutes} Minuten Abstand zu Ihrem Termin „{title}“ ({span}).',
      booking: 'Weniger als {minutes} Minuten Abstand zur Buchung „{title}“ ({span}).',
      calendar: 'Weniger als {minutes} Minuten Abstand zu einer belegten Zeit im Kalender {title} ({span}).',
      goneCalendar:
        'Weniger als {minutes} Minuten Abstand zu einer belegten Zeit in einem nicht mehr verbundenen Kalender ({span}).',
    },
    unread: {
      calendar: 'Der Kalender {title} konnte nicht gelesen werden, daher bieten wir diese Zeit nicht an.',
      goneCalendar:
        'Ein Kalender ist nicht mehr verbunden und konnte nicht gelesen werden, daher bieten wir diese Zeit nicht an.',
    },
  },
  changes: {
    notAlone: '{sentence} Das allein genügt aber nicht.',
    noNotice: 'Ohne Mindestvorlauf wäre sie möglich.',
    notice: 'Diese Zeit wäre möglich, wenn der Vorlauf höchstens {length} betrüge.',
    windowDays: {
      one: 'Diese Zeit wäre möglich, wenn man {count} Tag im Voraus buchen könnte.',
      other: 'Diese Zeit wäre möglich, wenn man {count} Tage im Voraus buchen könnte.',
    },
    windowRange: 'Diese Zeit wäre möglich, wenn man vom {from} bis zum {to} buchen könnte.',
    limit: {
      day: 'Diese Zeit wäre mit einem Limit von {max} pro Tag statt {present} möglich.',
      week: 'Diese Zeit wäre mit einem Limit von {max} pro Woche statt {present} möglich.',
      month: 'Diese Zeit wäre mit einem Limit von {max} pro Monat statt {present} möglich.',
    },
    bufferBefore: {
      shorter: 'Der Puffer nach „{title}“ dürfte höchstens {length} betragen.',
      shorterUntitled: 'Der Puffer danach dürfte höchstens {length} betragen.',
      none: 'Ohne Puffer nach „{title}“ würde es passen.',
      noneUntitled: 'Ohne Puffer danach würde es passen.',
    },
    bufferAfter: {
      shorter: 'Der Puffer vor „{title}“ dürfte höchstens {length} betragen.',
      shorterUntitled: 'Der Puffer davor dürfte höchstens {length} betragen.',
      none: 'Ohne Puffer vor „{title}“ würde es passen.',
      noneUntitled: 'Ohne Puffer davor würde es passen.',
    },
    step: 'Diese Zeit wäre eine Startzeit, wenn der Abstand zwischen zwei Startzeiten {length} betrüge.',
    hours: 'Zeiten von {start} bis {end} am {date} würden diese Zeit freigeben.',
    hoursOfPage: 'Zeiten von {start} bis {end} am {date} in der Zeitzone der Seite würden diese Zeit freigeben.',
    timeOff: 'Diese Zeit wäre frei, wenn diese Abwesenheit ausgeschaltet wäre.',
  },
  length: {
    days: { one: '{count} Tag', other: '{count} Tage' },
    hours: { one: '{count} Stunde', other: '{count} Stunden' },
    minutes: { one: '{count} Minute', other: '{count} Minuten' },
  },
} satisfies Translated<typeof source>
