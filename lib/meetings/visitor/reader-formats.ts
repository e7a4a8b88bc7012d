import type { TimeFormat } from '@/lib/scheduling/clock-formats'

export function timeFormatOf(locale: string): TimeFormat {
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
  return hourCycle === 'h11' || hourCycle === 'h12' ? '12h' : '24h'
}

type WeekInfo = { firstDay: number }

/** 0 (Sunday) to 6. Firefox does not expose the first day of the week: use Monday, as in ISO 8601. */
export function weekStartOf(language: string): number {
  try {
    const locale: { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(language)
    return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1) % 7
  } catch {
    return 1
  }
}
