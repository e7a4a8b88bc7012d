import type { unknownBooking as source } from '@/messages/en/visitor/unknown-booking'
import type { Translated } from '@/messages/message'

/** In the place of a confirmation. */
export const unknownBooking = {
  heading: '表示できるものがありません',
  text: 'ここに表示できる予約はありません。詳細は確認メールをご覧ください。',
  needsScripts: 'ここで予約を確認するには、JavaScriptをオンにしてください。詳細は確認メールでもご覧いただけます。',
} satisfies Translated<typeof source>
