import type { mailLimits as source } from '@/messages/en/shared/mail-limits'
import type { Translated } from '@/messages/message'

/** Why an email is not queued. */
export const mailLimits = {
  recipient: 'Este endereço recebeu e-mails demais em pouco tempo. Nada foi agendado.',
  page: 'Por enquanto, esta página já enviou todos os e-mails que podia. Nada foi agendado.',
  own: {
    one: 'Sua conta atingiu o limite de e-mails: {limit} até {until}. Restam {left}, e aqui é necessário {count}. Nada foi alterado.',
    many: 'Sua conta atingiu o limite de e-mails: {limit} até {until}. Restam {left}, e aqui são necessários {count}. Nada foi alterado.',
    other:
      'Sua conta atingiu o limite de e-mails: {limit} até {until}. Restam {left}, e aqui são necessários {count}. Nada foi alterado.',
  },
} satisfies Translated<typeof source>
