import type { timezones as source } from '@/messages/en/shared/timezones'
import type { Translated } from '@/messages/message'

/** The choice of a time zone. */
export const timezones = {
  label: 'المنطقة الزمنية',
  /** `Berlin — 14:32, GMT+1`: the time there now. */
  now: '{city} — {time}، {offset}',
  /** A page whose visitors cannot choose another zone. */
  locked: 'المواعيد بتوقيت {city} ({offset})',
  daylightSaving: '{offset} · توقيت صيفي',
  search: 'البحث عن مدينة أو بلد أو فارق زمني',
  close: 'إغلاق',
  found: {
    zero: 'لا مناطق زمنية',
    one: 'منطقة زمنية واحدة',
    two: 'منطقتان زمنيتان',
    few: '{count} مناطق زمنية',
    many: '{count} منطقة زمنية',
    other: '{count} منطقة زمنية',
  },
  none: 'لا توجد منطقة زمنية مطابقة. يمكن البحث ببلد أو بفارق زمني مثل \u200e+3.',
  failed: 'تعذّر تحميل المناطق الزمنية. يُرجى التحقق من الاتصال والمحاولة مجددًا.',
} satisfies Translated<typeof source>
