import type { profile as source } from '@/messages/en/visitor/profile'
import type { Translated } from '@/messages/message'

export const profile = {
  description: 'Prenota un orario con {name}.',
  pages: 'Prenota un orario',
  forms: 'Moduli',
  empty: '{name} al momento non ha nulla da prenotare.',
  preview: { alt: 'Profilo', call: 'Prenota un orario', formsCall: 'Vedi i moduli' },
} satisfies Translated<typeof source>
