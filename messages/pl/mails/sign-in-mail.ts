import type { signInMail as source } from '@/messages/en/mails/sign-in-mail'
import type { Translated } from '@/messages/message'

/** The login link, for an owner. */
export const signInMail = {
  subject: 'Twój link do logowania w Slotform',
  heading: 'Zaloguj się do Slotform',
  text: 'Tym przyciskiem zalogujesz się do Slotform jako {email}.',
  button: 'Zaloguj się',
  copy: 'Możesz też skopiować ten adres do przeglądarki:',
  requestedFrom: 'Zamówiono w przeglądarce {name}, system {system}: {when}',
  requested: 'Zamówiono: {when}',
  validity: 'Link jest ważny przez 15 minut i działa jeden raz.',
  ignore: 'To nie Ty? Możesz spokojnie zignorować tę wiadomość.',
} satisfies Translated<typeof source>
