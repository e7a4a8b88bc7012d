import type { meetingForm as source } from '@/messages/en/owner/meeting-form'
import type { Translated } from '@/messages/message'

/** The form that makes or changes a meeting. */
export const meetingForm = {
  newTitle: 'Neuer Termin',
  title: 'Titel',
  titlePlaceholder: 'Projektauftakt',
  description: 'Beschreibung',
  start: 'Beginn',
  end: 'Ende',
  clock: 'Zeitzone {city} ({offset}). <link>Ändern</link>',
  attendees: 'Teilnehmende',
  attendeesHint: 'E-Mail-Adressen durch Kommas trennen.',
  notify: 'Teilnehmende benachrichtigen',
  inviteHint: 'Alle erhalten eine Kalendereinladung per E-Mail.',
  changeHint: 'Alle erhalten eine E-Mail über die Änderung. Wen Sie entfernen, erhält eine Absage.',
  twice: 'An diesem Tag wird die Uhr zurückgestellt, daher gibt es diese Zeit zweimal. Es gilt die erste.',
  skipped: 'An diesem Tag wird die Uhr vorgestellt. Es gilt {used}.',
  submit: 'Termin erstellen',
  submitting: 'Wird erstellt …',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  created: 'Termin erstellt',
  createFailed: 'Der Termin konnte nicht erstellt werden',
  updated: 'Termin gespeichert',
  updateFailed: 'Fehler beim Speichern',
  updateFailedText: 'Der Termin konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  discard: {
    title: 'Diesen Termin verwerfen?',
    text: 'Alle Ihre Eingaben gehen verloren.',
    confirm: 'Verwerfen',
  },
  problem: {
    title: 'Fehler beim Laden',
    text: 'Der Termin wurde nicht gefunden oder Sie dürfen ihn nicht bearbeiten.',
  },
} satisfies Translated<typeof source>
