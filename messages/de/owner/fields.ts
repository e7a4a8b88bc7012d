import type { fields as source } from '@/messages/en/owner/fields'
import type { Translated } from '@/messages/message'

/** Controls of the owner's forms. */
export const fields = {
  timezone: 'Zeitzone',
  clearSearch: 'Suche löschen',
  date: {
    label: 'Datum',
    open: 'Kalender öffnen',
    calendar: 'Kalender',
    months: 'Monate',
    previousMonth: 'Zum vorigen Monat',
    nextMonth: 'Zum nächsten Monat',
    today: 'Heute, {date}',
    selected: '{date}, ausgewählt',
    todaySelected: 'Heute, {date}, ausgewählt',
  },
  time: { label: 'Zeit', list: 'Zeiten' },
  attendees: {
    placeholder: 'ada@example.com, bob@example.com',
    notAnEmail: 'Keine E-Mail-Adresse, wird nicht benachrichtigt',
    remove: '{entry} entfernen',
  },
  location: {
    label: 'Ort',
    labels: {
      in_person: 'Eigener Ort',
      phone: 'Telefonnummer',
      link: 'Link',
      elsewhere: 'Eigener Ort',
    },
    examples: {
      in_person: 'Straße, Gebäude oder Raum',
      phone: '+49 30 901820',
      link: 'https://meet.example.com/ada',
      elsewhere: 'Eine Adresse, eine Telefonnummer oder ein Link',
    },
    empty: 'Optional. Lassen Sie das Feld leer, um die Details später zu senden.',
    connect: 'Für Videoanrufe <link>verbinden Sie ein Konto</link>.',
  },
} satisfies Translated<typeof source>
