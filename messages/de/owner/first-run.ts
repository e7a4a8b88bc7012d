import type { firstRun as source } from '@/messages/en/owner/first-run'
import type { Translated } from '@/messages/message'

/** The three steps from a new account to a link that can be shared. */
export const firstRun = {
  heading: 'Richten Sie Ihren Buchungslink ein',
  intro: 'Drei Schritte, etwa eine Minute.',
  start: 'Los geht’s',
  resume: 'Fortsetzen',
  skip: 'Jetzt überspringen',
  steps: {
    you: 'Ihr Name und Ihre Zeitzone',
    hours: 'Ihre Zeiten',
    link: 'Ihr Link',
  },
  done: 'Fertig',
  ready: {
    heading: 'Ihr Link ist fertig',
    text: 'Senden Sie ihn, wem Sie möchten. Ihr Gast wählt eine Zeit, und Sie erhalten beide eine E-Mail.',
  },
  progress: 'Schritt {number} von {total}',
  next: 'Weiter',
  create: 'Link erstellen',
  creating: 'Wird erstellt …',
  you: { nameHint: 'Gäste sehen ihn auf Ihrer Seite und in E-Mails.' },
  hours: {
    intro: 'Wann kann man Sie buchen? Die einzelnen Tage können Sie später anpassen.',
    days: 'Tage',
    noDay: 'Wählen Sie mindestens einen Tag.',
    from: 'Von',
    to: 'Bis',
  },
  link: {
    title: 'Titel',
    titlePreset: 'Termin (30 Minuten)',
    later: 'Ort, Fragen und Kalender können Sie später ergänzen.',
  },
  failed: {
    title: 'Fehler',
    settings: 'Die Einstellungen konnten nicht gespeichert werden',
    page: 'Die Buchungsseite konnte nicht erstellt werden',
  },
} satisfies Translated<typeof source>
