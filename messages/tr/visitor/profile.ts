import type { profile as source } from '@/messages/en/visitor/profile'
import type { Translated } from '@/messages/message'

export const profile = {
  description: '{name} ile randevu alın.',
  pages: 'Randevu alın',
  forms: 'Formlar',
  empty: '{name} şu anda randevu sunmuyor.',
  preview: { alt: 'Profil sahibi', call: 'Randevu alın', formsCall: 'Formlara bakın' },
} satisfies Translated<typeof source>
