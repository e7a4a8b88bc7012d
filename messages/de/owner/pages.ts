import type { pages as source } from '@/messages/en/owner/pages'
import type { Translated } from '@/messages/message'

/** Time slot pages: the list, and a page as its owner sees it. */
export const pages = {
  title: 'Buchungsseiten',
  one: 'Buchungsseite',
  intro: 'Teilen Sie einen Link und lassen Sie andere Termine mit Ihnen buchen.',
  create: 'Buchungsseite erstellen',
  edit: 'Buchungsseite bearbeiten',
  loadFailed: 'Das konnte nicht geladen werden',
  error: 'Fehler',
  problem: {
    invalidId: 'Ungültige ID der Buchungsseite.',
    notFound: 'Buchungsseite nicht gefunden.',
    help: 'Vielleicht wurde die Seite gelöscht, oder der Link ist unvollständig.',
    back: 'Zurück zu den Buchungsseiten',
  },
  empty: {
    title: 'Noch keine Buchungsseiten',
    text: 'Geben Sie an, wann Sie Zeit haben, teilen Sie einen Link und lassen Sie andere eine Zeit wählen.',
  },
  firstSteps: {
    done: 'Erledigt',
    connect: {
      title: '1. Kalender verbinden',
      text: 'Damit niemand Sie bucht, wenn Sie belegt sind. Zu den <link>Integrationen</link>.',
    },
    create: {
      title: '2. Seite erstellen',
      text: 'Titel, Dauer und Ihre Zeiten genügen.',
      textWithLink: 'Titel, Dauer und Ihre Zeiten genügen. Beginnen Sie unter <link>Buchungsseiten</link>.',
    },
    share: {
      title: '3. Seite teilen',
      text: 'Senden Sie den Link, wem Sie möchten. Zum Buchen braucht niemand ein Konto.',
    },
  },
  created: {
    label: 'Neue Seite teilen',
    title: '„{title}“ kann geteilt werden',
    secret: 'Diese Seite ist geheim. Erstellen Sie einen Link für alle, die buchen dürfen.',
    done: 'Buchungsseite erstellt',
    failed: 'Die Buchungsseite konnte nicht erstellt werden',
  },
  updated: { done: 'Buchungsseite gespeichert', failed: 'Die Buchungsseite konnte nicht gespeichert werden' },
  card: {
    active: 'Aktiv',
    inactive: 'Inaktiv',
    secret: 'Geheim, nur mit Link',
    noDescription: 'Keine Beschreibung',
    slots: 'Termine zu {minutes} Min.',
    recently: 'Kürzlich',
    noBookings: 'Keine bevorstehenden Buchungen',
    bookings: { one: '{count} Buchung · nächste: {when}', other: '{count} Buchungen · nächste: {when}' },
    nextSoon: '{weekday} {time}',
    nextLater: '{date}, {time}',
    takesBookings: 'Buchungen annehmen: {title}',
    view: 'Seite ansehen',
    unpublished: 'Diese Seite ist nicht veröffentlicht. Veröffentlichen Sie sie, damit man buchen kann.',
    bookForGuest: 'Für jemanden buchen',
  },
  duplicate: {
    label: 'Duplizieren',
    done: 'Buchungsseite dupliziert',
    note: '„{title}“ ist nicht veröffentlicht.',
    failed: 'Die Buchungsseite konnte nicht dupliziert werden',
  },
  publish: {
    title: '„{title}“ veröffentlichen?',
    text: 'Wer den Link /{slug} hat, kann Termine mit Ihnen buchen.',
    secret: 'Die Seite ist geheim: Wer einen ihrer Links hat, kann Termine mit Ihnen buchen.',
    done: 'Buchungsseite veröffentlicht',
  },
  unpublish: {
    title: '„{title}“ offline nehmen?',
    text: 'Unter /{slug} kann man dann nicht mehr buchen. Vorhandene Buchungen bleiben bestehen, und Sie können die Seite jederzeit wieder veröffentlichen.',
    secret:
      'Die Links der Seite funktionieren dann nicht mehr. Vorhandene Buchungen bleiben bestehen, und Sie können die Seite jederzeit mit denselben Links wieder veröffentlichen.',
    done: 'Buchungsseite offline genommen',
  },
  delete: {
    title: '„{title}“ löschen?',
    text: '{bookings} Der Link /{slug} funktioniert dann nicht mehr. Das lässt sich nicht rückgängig machen.',
    secret: '{bookings} Alle Links der Seite funktionieren dann nicht mehr. Das lässt sich nicht rückgängig machen.',
    bookings: {
      none: 'Diese Seite hat keine künftigen Buchungen. Vergangene bleiben in Ihren Terminen.',
      some: {
        one: 'Diese Seite hat {count} künftige Buchung. Sie bleibt in Ihren Terminen.',
        other: 'Diese Seite hat {count} künftige Buchungen. Sie bleiben in Ihren Terminen.',
      },
      counting: 'Künftige Buchungen werden gezählt …',
      unknown: 'Buchungen bleiben in Ihren Terminen.',
    },
    done: 'Buchungsseite gelöscht',
    failed: 'Die Buchungsseite konnte nicht gelöscht werden',
  },
  page: {
    duration: '{minutes} Min.',
    customLocation: 'Eigener Ort',
    unpublished: 'Diese Seite ist nicht veröffentlicht. Nur Sie können darauf buchen, für jemand anderen.',
  },
} satisfies Translated<typeof source>
