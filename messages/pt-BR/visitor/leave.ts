import type { leave as source } from '@/messages/en/visitor/leave'
import type { Translated } from '@/messages/message'

/** A guest whom the attendee of a booking brings, and who is not coming. */
export const leave = {
  pageTitle: 'Não participar de {title}',
  heading: 'Não vai participar?',
  text: '{guest} não receberá mais e-mails sobre esta reunião com {host}. A reunião acontecerá sem você.',
  submit: 'Não vou participar',
  left: 'Você saiu da lista',
  leftText: 'A reunião com {host} acontecerá sem você. Se ela ainda estiver na sua agenda, exclua-a.',
  unknown: 'Este link não vale mais ou você já saiu da lista da reunião.',
} satisfies Translated<typeof source>
