import type { profile as source } from '@/messages/en/visitor/profile'
import type { Translated } from '@/messages/message'

export const profile = {
  description: '{name}さんとの日時を予約できます。',
  pages: '日時を予約',
  forms: 'フォーム',
  empty: '現在、{name}さんの予約を受け付けているページはありません。',
  preview: { alt: 'プロフィールのプレビュー', call: '日時を予約', formsCall: 'フォームを見る' },
} satisfies Translated<typeof source>
