import type { signInMail as source } from '@/messages/en/mails/sign-in-mail'
import type { Translated } from '@/messages/message'

/** The login link, for an owner. */
export const signInMail = {
  subject: 'Ihr Anmeldelink für Slotform',
  heading: 'Bei Slotform anmelden',
  text: 'Klicken Sie hier, um sich als {email} bei Slotform anzumelden.',
  button: 'Anmelden',
  copy: 'Oder kopieren Sie diese Adresse in Ihren Browser:',
  requestedFrom: 'Angefordert mit {name} auf {system}: {when}',
  requested: 'Angefordert: {when}',
  validity: 'Der Link ist 15 Minuten gültig und funktioniert einmal.',
  ignore: 'Das waren nicht Sie? Dann können Sie diese E-Mail ignorieren.',
} satisfies Translated<typeof source>
