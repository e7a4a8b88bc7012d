import type { webhookMail as source } from '@/messages/en/mails/webhook-mail'
import type { Translated } from '@/messages/message'

/** A webhook endpoint that was switched off, for its owner. `address`: where it was sent. */
export const webhookMail = {
  subject: 'Webhook został wyłączony',
  heading: 'Webhook wyłączony',
  failed: '{address} od pięciu dni nie odpowiada poprawnie, więc nie wysyłamy tam już zdarzeń.',
  gone: '{address} odpowiedział 410 Gone, więc nie wysyłamy tam już zdarzeń.',
  consequence:
    'To, co wydarzy się od teraz, nie zostanie tam wysłane. Dziennik przechowuje wysłane dane przez 30 dni. Włącz punkt końcowy ponownie, gdy zacznie działać.',
  button: 'Otwórz Deweloperzy',
} satisfies Translated<typeof source>
