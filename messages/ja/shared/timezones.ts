import type { timezones as source } from '@/messages/en/shared/timezones'
import type { Translated } from '@/messages/message'

/** The choice of a time zone. */
export const timezones = {
  label: 'タイムゾーン',
  now: '{city}：{time}（{offset}）',
  locked: '時刻は{city}時間で表示しています（{offset}）',
  daylightSaving: '{offset}・夏時間',
  search: '都市、国、時差で検索',
  close: '閉じる',
  found: { other: '{count}件のタイムゾーン' },
  none: 'タイムゾーンが見つかりません。国名や、+3のような時差を入力してみてください。',
  failed: 'タイムゾーンを読み込めませんでした。接続を確認して、もう一度お試しください。',
} satisfies Translated<typeof source>
