import type { mailLimits as source } from '@/messages/en/shared/mail-limits'
import type { Translated } from '@/messages/message'

/** Why an email is not queued. */
export const mailLimits = {
  recipient: 'Este endereço recebeu e-mails demais em pouco tempo. Nada foi agendado.',
  page: 'Por enquanto, esta página já enviou todos os e-mails que podia. Nada foi agendado.',
} satisfies Translated<typeof source>
