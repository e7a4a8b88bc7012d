import type { profile as source } from '@/messages/en/visitor/profile'
import type { Translated } from '@/messages/message'

export const profile = {
  description: 'Buchen Sie einen Termin mit {name}.',
  pages: 'Termin buchen',
  forms: 'Formulare',
  empty: 'Bei {name} gibt es im Moment nichts zu buchen.',
  preview: { alt: 'Vorschau des Profils', call: 'Termin buchen', formsCall: 'Formulare ansehen' },
} satisfies Translated<typeof source>
