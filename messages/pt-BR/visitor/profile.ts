import type { profile as source } from '@/messages/en/visitor/profile'
import type { Translated } from '@/messages/message'

export const profile = {
  description: 'Agende um horário com {name}.',
  pages: 'Agende um horário',
  forms: 'Formulários',
  empty: '{name} não tem horários para agendar no momento.',
  preview: { alt: 'Perfil', call: 'Agendar um horário', formsCall: 'Ver formulários' },
} satisfies Translated<typeof source>
