import type { mailLimits as source } from '@/messages/en/shared/mail-limits'
import type { Translated } from '@/messages/message'

/** Why an email is not queued. */
export const mailLimits = {
  recipient: 'Cette adresse a reçu trop d’e-mails en peu de temps. Rien n’a été réservé.',
  page: 'Cette page a envoyé autant d’e-mails que possible pour le moment. Rien n’a été réservé.',
} satisfies Translated<typeof source>
