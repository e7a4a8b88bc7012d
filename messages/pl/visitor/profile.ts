import type { profile as source } from '@/messages/en/visitor/profile'
import type { Translated } from '@/messages/message'

export const profile = {
  description: 'Zarezerwuj spotkanie. Organizator: {name}.',
  pages: 'Zarezerwuj termin',
  forms: 'Formularze',
  empty: '{name} nie ma teraz nic do zarezerwowania.',
  preview: { alt: 'Podgląd profilu', call: 'Zarezerwuj termin', formsCall: 'Zobacz formularze' },
} satisfies Translated<typeof source>
