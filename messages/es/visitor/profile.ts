import type { profile as source } from '@/messages/en/visitor/profile'
import type { Translated } from '@/messages/message'

export const profile = {
  description: 'Reserva un horario con {name}.',
  pages: 'Reserva un horario',
  forms: 'Formularios',
  empty: '{name} no tiene horarios para reservar en este momento.',
  preview: { alt: 'Perfil', call: 'Reservar un horario', formsCall: 'Ver formularios' },
} satisfies Translated<typeof source>
