import type { contact as source } from '@/messages/en/visitor/contact'
import type { Translated } from '@/messages/message'

export const contact = {
  title: 'Kontakt',
  intro: 'Fragen, Probleme, Ideen? Schreiben Sie uns. Wir antworten innerhalb von 24 Stunden.',
  fullName: 'Vor- und Nachname',
  email: 'E-Mail',
  message: 'Nachricht',
  website: 'Website',
  submit: 'Nachricht senden',
  sentTitle: 'Nachricht gesendet',
  sentText: 'Vielen Dank für Ihre Nachricht. Wir antworten innerhalb von 24 Stunden.',
  again: 'Weitere Nachricht senden',
  sentToast: 'Nachricht gesendet',
  failedTitle: 'Die Nachricht konnte nicht gesendet werden',
  failedText: 'Bitte versuchen Sie es später erneut.',
} satisfies Translated<typeof source>
