import type { testMail as source } from '@/messages/en/mails/test-mail'
import type { Translated } from '@/messages/message'

/** The test that an owner sends from the settings. */
export const testMail = {
  subject: 'Correo de prueba de Slotform',
  heading: 'El correo funciona',
  text: 'Si puedes leer esto, los correos de Slotform te llegan.',
} satisfies Translated<typeof source>
