import type { contact as source } from '@/messages/en/visitor/contact'
import type { Translated } from '@/messages/message'

export const contact = {
  title: 'Contattaci',
  intro: 'Domande, problemi, idee? Scrivici. Rispondiamo entro 24 ore.',
  fullName: 'Nome e cognome',
  email: 'Email',
  message: 'Messaggio',
  website: 'Sito web',
  submit: 'Invia messaggio',
  sentTitle: 'Messaggio inviato',
  sentText: 'Grazie per il tuo messaggio. Ti risponderemo entro 24 ore.',
  again: 'Invia un altro messaggio',
  sentToast: 'Messaggio inviato',
  failedTitle: 'Impossibile inviare il messaggio',
  failedText: 'Riprova più tardi.',
} satisfies Translated<typeof source>
