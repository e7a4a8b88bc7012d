import { describe, expect, it } from 'vitest'
import { formatLongDate, formatTime, monthsHeading } from '@/lib/scheduling/format'
import { formatDate, monthHeading } from '@/lib/scheduling/format-date'
import { LANGUAGES } from '@/lib/shared/languages'
import { commaList } from '@/lib/shared/text/comma-list'
import { calendarLeaf } from '@/lib/time/calendar-leaf'
import { dateTimeWords, deadlineWords } from '@/lib/time/moment-words'
import { formatPeriod } from '@/lib/time/period'
import { dateOfYear, dayHeading, weekdayNames } from '@/lib/time/screen-time'

/** Wednesday, 2026-06-03 13:05 UTC. */
const AT = Date.UTC(2026, 5, 3, 13, 5)
const DATE = '2026-06-03'

/** CLDR writes this; checked by eye. English is the owner's format, letter by letter. */
const TABLE = {
  'en-US': {
    halves: ['12:00 AM', '01:05 PM', '12:00 PM'],
    date: 'Jun 3 2026',
    long: 'Wednesday, June 3, 2026',
    ofYear: 'Wednesday, June 3',
    day: 'Jun 3',
    month: 'June 2026',
    months: 'June – July 2026',
    moment: 'Wednesday, June 3, 13:05',
    near: 'Wednesday, 13:05',
    period: '13:05 – 13:35',
    list: 'a, b, c',
    weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
  },
  de: {
    halves: ['12:00 AM', '1:05 PM', '12:00 PM'],
    date: '3. Juni 2026',
    long: 'Mittwoch, 3. Juni 2026',
    ofYear: 'Mittwoch, 3. Juni',
    day: '3. Juni',
    month: 'Juni 2026',
    months: 'Juni–Juli 2026',
    moment: 'Mittwoch, 3. Juni, 13:05',
    near: 'Mittwoch, 13:05',
    period: '13:05 – 13:35',
    list: 'a, b, c',
    weekdays: 'So Mo Di Mi Do Fr Sa',
  },
  fr: {
    halves: ['12:00 AM', '1:05 PM', '12:00 PM'],
    date: '3 juin 2026',
    long: 'mercredi 3 juin 2026',
    ofYear: 'mercredi 3 juin',
    day: '3 juin',
    month: 'juin 2026',
    months: 'juin – juillet 2026',
    moment: 'mercredi 3 juin, 13:05',
    near: 'mercredi, 13:05',
    period: '13:05 – 13:35',
    list: 'a, b, c',
    weekdays: 'dim. lun. mar. mer. jeu. ven. sam.',
  },
  es: {
    halves: ['12:00 a. m.', '1:05 p. m.', '12:00 p. m.'],
    date: '3 jun 2026',
    long: 'miércoles, 3 de junio de 2026',
    ofYear: 'miércoles, 3 de junio',
    day: '3 jun',
    month: 'junio de 2026',
    months: 'junio–julio de 2026',
    moment: 'miércoles, 3 de junio, 13:05',
    near: 'miércoles, 13:05',
    period: '13:05 – 13:35',
    list: 'a, b, c',
    weekdays: 'dom lun mar mié jue vie sáb',
  },
  'pt-BR': {
    halves: ['12:00 AM', '1:05 PM', '12:00 PM'],
    date: '3 de jun. de 2026',
    long: 'quarta-feira, 3 de junho de 2026',
    ofYear: 'quarta-feira, 3 de junho',
    day: '3 de jun.',
    month: 'junho de 2026',
    months: 'junho – julho de 2026',
    moment: 'quarta-feira, 3 de junho, 13:05',
    near: 'quarta-feira, 13:05',
    period: '13:05 – 13:35',
    list: 'a, b, c',
    weekdays: 'dom. seg. ter. qua. qui. sex. sáb.',
  },
  it: {
    halves: ['12:00 AM', '1:05 PM', '12:00 PM'],
    date: '3 giu 2026',
    long: 'mercoledì 3 giugno 2026',
    ofYear: 'mercoledì 3 giugno',
    day: '3 giu',
    month: 'giugno 2026',
    months: 'giugno–luglio 2026',
    moment: 'mercoledì 3 giugno, 13:05',
    near: 'mercoledì, 13:05',
    period: '13:05 – 13:35',
    list: 'a, b, c',
    weekdays: 'dom lun mar mer gio ven sab',
  },
  tr: {
    halves: ['ÖÖ 12:00', 'ÖS 1:05', 'ÖS 12:00'],
    date: '3 Haz 2026',
    long: '3 Haziran 2026 Çarşamba',
    ofYear: '3 Haziran Çarşamba',
    day: '3 Haz',
    month: 'Haziran 2026',
    months: 'Haziran – Temmuz 2026',
    moment: '3 Haziran Çarşamba, 13:05',
    near: 'Çarşamba, 13:05',
    period: '13:05 – 13:35',
    list: 'a, b, c',
    weekdays: 'Paz Pzt Sal Çar Per Cum Cmt',
  },
  pl: {
    halves: ['12:00 AM', '1:05 PM', '12:00 PM'],
    date: '3 cze 2026',
    long: 'środa, 3 czerwca 2026',
    ofYear: 'środa, 3 czerwca',
    day: '3 cze',
    month: 'czerwiec 2026',
    months: 'czerwiec 2026 – lipiec 2026',
    moment: 'środa, 3 czerwca, 13:05',
    near: 'środa, 13:05',
    period: '13:05 – 13:35',
    list: 'a, b, c',
    weekdays: 'niedz. pon. wt. śr. czw. pt. sob.',
  },
  ja: {
    halves: ['午前12:00', '午後1:05', '午後12:00'],
    date: '2026年6月3日',
    long: '2026年6月3日水曜日',
    ofYear: '6月3日水曜日',
    day: '6月3日',
    month: '2026年6月',
    months: '2026年6月〜2026年7月',
    moment: '6月3日水曜日 13:05',
    near: '水曜日 13:05',
    period: '13:05〜13:35',
    list: 'a、b、c',
    weekdays: '日 月 火 水 木 金 土',
  },
  ar: {
    halves: ['12:00 ص', '1:05 م', '12:00 م'],
    date: '3 يونيو 2026',
    long: 'الأربعاء، 3 يونيو 2026',
    ofYear: 'الأربعاء، 3 يونيو',
    day: '3 يونيو',
    month: 'يونيو 2026',
    months: 'يونيو – يوليو 2026',
    moment: 'الأربعاء، 3 يونيو، 13:05',
    near: 'الأربعاء، 13:05',
    period: '13:05 \u200f– 13:35',
    list: 'a، b، c',
    weekdays: 'ح ن ث ر خ ج س',
  },
} as const

describe('the table of formats', () => {
  it('has a row for each language', () => {
    const locales = Object.values(LANGUAGES).map(({ locale }) => locale)
    expect(Object.keys(TABLE).sort()).toEqual([...locales].sort())
  })
})

describe.each(Object.entries(TABLE))('dates, times and lists in %s', (locale, expected) => {
  const clock = { timezone: 'UTC', timeFormat: '24h', locale } as const

  it('have the halves of the day at midnight, in the afternoon and at noon', () => {
    const times = [Date.UTC(2026, 5, 3), AT, Date.UTC(2026, 5, 3, 12)]
    expect(times.map((at) => formatTime(at, 'UTC', '12h', locale))).toEqual(expected.halves)
    expect(times.map((at) => formatTime(at, 'UTC', '24h', locale))).toEqual(['00:00', '13:05', '12:00'])
  })

  it('have the order of the language', () => {
    expect(formatDate(AT, 'UTC', 'MMM D YYYY', locale)).toBe(expected.date)
    expect(formatLongDate(AT, 'UTC', locale)).toBe(expected.long)
    expect(dateOfYear(DATE, locale)).toBe(expected.ofYear)
    expect(dayHeading(DATE, locale).day).toBe(expected.day)
    expect(calendarLeaf(DATE, locale).day).toBe('3')
  })

  it('have one order of day and month, but for the two of English', () => {
    const other = formatDate(AT, 'UTC', 'D MMM YYYY', locale)
    expect(other).toBe(locale === 'en-US' ? '3 Jun 2026' : expected.date)
  })

  it('name months and weekdays', () => {
    expect(monthHeading('2026-06', locale)).toBe(expected.month)
    expect(monthsHeading(DATE, '2026-07-01', locale)).toBe(expected.months)
    expect(monthsHeading(DATE, '2026-06-30', locale)).toBe(expected.month)
    expect(
      weekdayNames(0, locale)
        .map(({ short }) => short)
        .join(' '),
    ).toBe(expected.weekdays)
  })

  it('are joined as the language joins them', () => {
    const [early, earlier] = [new Date('2026-01-05T00:00Z'), new Date('2026-06-01T00:00Z')]
    expect(dateTimeWords(new Date(AT), { ...clock, now: early })).toBe(expected.moment)
    expect(deadlineWords(new Date(AT), { ...clock, now: earlier })).toBe(expected.near)
    expect(formatPeriod(AT, 30, 'UTC', '24h', locale)).toBe(expected.period)
    expect(commaList(['a', 'b', 'c'], locale)).toBe(expected.list)
  })
})
