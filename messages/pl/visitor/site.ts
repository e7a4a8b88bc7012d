import type { site as source } from '@/messages/en/visitor/site'
import type { Translated } from '@/messages/message'

/** Descriptions of the product's own pages, for search engines and chats. */
export const site = {
  description: 'Rezerwacja spotkań i formularze w jednym produkcie o otwartym kodzie źródłowym.',
} satisfies Translated<typeof source>
