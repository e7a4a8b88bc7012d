import type { profile as source } from '@/messages/en/visitor/profile'
import type { Translated } from '@/messages/message'

export const profile = {
  description: 'Réservez un créneau avec {name}.',
  pages: 'Réserver un créneau',
  forms: 'Formulaires',
  empty: '{name} ne propose aucun créneau pour le moment.',
  preview: { alt: 'Profil', call: 'Réserver un créneau', formsCall: 'Voir les formulaires' },
} satisfies Translated<typeof source>
