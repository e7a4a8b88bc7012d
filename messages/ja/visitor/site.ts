import type { site as source } from '@/messages/en/visitor/site'
import type { Translated } from '@/messages/message'

/** Descriptions of the product's own pages, for search engines and chats. */
export const site = {
  description: '日程調整とフォームが1つになったオープンソースのツールです。',
} satisfies Translated<typeof source>
