import type { renewalMail as source } from '@/messages/en/mails/renewal-mail'
import type { Translated } from '@/messages/message'

/** A connection that has expired, for its owner. `service`: `Zoom`. */
export const renewalMail = {
  subject: 'Reconecte o {service} para não interromper seus agendamentos',
  heading: 'Renove o acesso ao {service}',
  text: 'O Slotform não consegue mais acessar sua conta do {service}. Isso acontece quando o acesso é revogado, uma senha muda ou a conexão fica um tempo sem uso.',
  textWithAccount:
    'O Slotform não consegue mais acessar sua conta do {service} {account}. Isso acontece quando o acesso é revogado, uma senha muda ou a conexão fica um tempo sem uso.',
  consequence:
    'Até você reconectá-la, não ofereceremos os horários que dependem dela, e as novas reuniões não terão link nem evento na agenda. Nada foi excluído.',
  button: 'Reconectar o {service}',
} satisfies Translated<typeof source>
