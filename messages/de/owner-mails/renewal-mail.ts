import type { renewalMail as source } from '@/messages/en/owner-mails/renewal-mail'
import type { Translated } from '@/messages/message'

/** A connection that has expired, for its owner. `service`: `Zoom`. */
export const renewalMail = {
  subject: '{service} neu verbinden, damit Buchungen weiterlaufen',
  heading: 'Verbindung zu {service} muss erneuert werden',
  text: 'Slotform hat keinen Zugriff mehr auf Ihr {service}-Konto. Das passiert, wenn der Zugriff widerrufen, ein Passwort geändert oder die Verbindung länger nicht genutzt wird.',
  textWithAccount:
    'Slotform hat keinen Zugriff mehr auf Ihr {service}-Konto {account}. Das passiert, wenn der Zugriff widerrufen, ein Passwort geändert oder die Verbindung länger nicht genutzt wird.',
  consequence:
    'Bis Sie es neu verbinden, bieten wir keine Zeiten an, die davon abhängen, und neue Termine erhalten keinen Link und keinen Kalendereintrag. Gelöscht wurde nichts.',
  button: '{service} neu verbinden',
} satisfies Translated<typeof source>
