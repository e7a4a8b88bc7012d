import type { tooManyPages as source } from '@/messages/en/visitor/too-many-pages'
import type { Translated } from '@/messages/message'

export const tooManyPages = {
  title: 'Un instant, s’il vous plaît',
  text: 'Trop de pages ont été ouvertes depuis votre réseau. Patientez une minute, puis rechargez cette page.',
} satisfies Translated<typeof source>
