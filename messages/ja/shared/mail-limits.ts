import type { mailLimits as source } from '@/messages/en/shared/mail-limits'
import type { Translated } from '@/messages/message'

/** Why an email is not queued. */
export const mailLimits = {
  recipient: 'このメールアドレスには短時間に多くのメールが送信されています。予約は行われていません。',
  page: 'このページから送信できるメールの上限に達しました。予約は行われていません。',
  own: {
    other:
      'アカウントのメール送信数が上限に達しました（{until}まで{limit}通）。残りは{left}通ですが、{count}通必要です。変更は行われていません。',
  },
} satisfies Translated<typeof source>
