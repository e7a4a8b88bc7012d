import type { profile as source } from '@/messages/en/visitor/profile'
import type { Translated } from '@/messages/message'

export const profile = {
  description: 'Prenota un orario con {name}.',
  pages: 'Prenota un orario',
  forms: 'Moduli',
  empty: 'Al momento non ci sono orari da prenotare con {name}.',
  preview: { alt: 'Profilo', call: 'Prenota un orario', formsCall: 'Vedi i moduli' },
} satisfies Translated<typeof source>
