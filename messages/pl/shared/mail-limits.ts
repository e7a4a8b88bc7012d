import type { mailLimits as source } from '@/messages/en/shared/mail-limits'
import type { Translated } from '@/messages/message'

/** Why an email is not queued. */
export const mailLimits = {
  recipient: 'Na ten adres wysłano w krótkim czasie zbyt wiele wiadomości. Nic nie zarezerwowano.',
  page: 'Ta strona nie może na razie wysłać więcej wiadomości. Nic nie zarezerwowano.',
} satisfies Translated<typeof source>
