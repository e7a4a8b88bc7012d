import type { mailLimits as source } from '@/messages/en/shared/mail-limits'
import type { Translated } from '@/messages/message'

/** Why an email is not queued. */
export const mailLimits = {
  recipient: 'このメールアドレスには短時間に多くのメールが送信されています。予約は行われていません。',
  page: 'このページから送信できるメールの上限に達しました。予約は行われていません。',
} satisfies Translated<typeof source>
