import type { entry as source } from '@/messages/en/visitor/entry'
import type { Translated } from '@/messages/message'

/** An entry in somebody's calendar: where it can be added, and its text. */
export const entry = {
  google: 'Google Calendar',
  outlook: 'Outlook',
  meeting: '{title}（{name}さん）',
  links: { guest: '日時の変更・キャンセル：{url}', owner: 'ミーティングを開く：{url}' },
} satisfies Translated<typeof source>
