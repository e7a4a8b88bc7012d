import type { timezones as source } from '@/messages/en/shared/timezones'
import type { Translated } from '@/messages/message'

/** The choice of a time zone. */
export const timezones = {
  label: 'Saat dilimi',
  /** `Berlin — 14:32, GMT+1`: the time there now. */
  now: '{city} — {time}, {offset}',
  /** A page whose visitors cannot choose another zone. */
  locked: 'Saatler {city} saatiyle ({offset})',
  daylightSaving: '{offset} · yaz saati',
  search: 'Şehir, ülke veya saat farkı',
  close: 'Kapat',
  found: { one: '{count} saat dilimi', other: '{count} saat dilimi' },
  none: 'Saat dilimi bulunamadı. Bir ülke veya +3 gibi bir saat farkı yazın.',
  failed: 'Saat dilimleri yüklenemedi. İnternet bağlantınızı kontrol edip tekrar deneyin.',
} satisfies Translated<typeof source>
