import type { site as source } from '@/messages/en/visitor/site'
import type { Translated } from '@/messages/message'

/** Descriptions of the product's own pages, for search engines and chats. */
export const site = {
  description: 'Prise de rendez-vous et formulaires en un seul produit open source.',
} satisfies Translated<typeof source>
