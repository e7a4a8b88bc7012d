import type { mailLimits as source } from '@/messages/en/shared/mail-limits'
import type { Translated } from '@/messages/message'

/** Why an email is not queued. */
export const mailLimits = {
  recipient: 'Questo indirizzo ha ricevuto troppe email in poco tempo. Non è stato prenotato nulla.',
  page: 'Per ora questa pagina ha inviato tutte le email possibili. Non è stato prenotato nulla.',
} satisfies Translated<typeof source>
