import type { yourData as source } from '@/messages/en/owner/your-data'
import type { Translated } from '@/messages/message'

/** Keeping and erasing data, and deleting the account. */
export const yourData = {
  heading: 'Ihre Daten',
  intro: 'Nehmen Sie alles mit, vergessen Sie jemanden, der gebucht oder geantwortet hat, oder löschen Sie Ihr Konto.',
  kept: {
    title: 'Ihr Konto bleibt',
    text: 'Ihre Seiten und Formulare sind wieder offen. Abgesagte Buchungen bleiben abgesagt, und Kalender müssen neu verbunden werden.',
  },
  retention: {
    heading: 'Aufbewahrung',
    text: 'Die Menschen einer Buchung werden so viele Tage nach ihrem Ende vergessen; die Zeit bleibt.',
    isLimited: 'Nach einer Zeit vergessen',
    days: 'Tage nach dem Ende',
  },
  responseRetention: {
    heading: 'Aufbewahrung der Antworten',
    text: 'Antworten und ihre Dateien werden so viele Tage nach dem Absenden gelöscht. Das gilt auch für die, die schon da sind.',
    isLimited: 'Antworten nach einer Zeit löschen',
    days: 'Tage nach dem Absenden',
  },
  erase: {
    heading: 'Person löschen',
    text: 'Name, Adresse, Antworten und Dateien verschwinden, künftige Buchungen werden abgesagt. Zeiten und Zahlen bleiben.',
    email: 'E-Mail-Adresse der Person',
    find: 'Suchen',
    failed: 'Die Person konnte nicht gesucht werden',
    nothing: 'Zu dieser Adresse gibt es nichts.',
    title: '{email} löschen?',
    counts:
      'Buchungen: {bookings}, davon abzusagen: {cancelled}. Andere Termine: {invitations}. Antworten: {responses}. Dateien: {files}. Das lässt sich nicht rückgängig machen.',
    confirm: 'Löschen',
    done: 'Person gelöscht',
    pending: 'Der Rest folgt von selbst in wenigen Minuten.',
    eraseFailed: 'Die Person konnte nicht gelöscht werden',
  },
  remove: {
    heading: 'Konto löschen',
    text: 'Ihre Seiten und Formulare schließen sofort, Menschen mit künftigen Buchungen werden benachrichtigt, Kalender werden getrennt. Melden Sie sich binnen 7 Tagen an, bleibt das Konto. Danach wird alles gelöscht.',
    open: 'Konto löschen',
    title: 'Ihr Konto löschen?',
    confirmText: 'Geben Sie zur Bestätigung {email} ein.',
    email: 'E-Mail-Adresse Ihres Kontos',
    confirm: 'Konto löschen',
    failed: 'Das Konto konnte nicht gelöscht werden',
  },
} as const satisfies Translated<typeof source>
