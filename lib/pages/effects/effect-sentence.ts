import { addDays } from '@/lib/scheduling/calendar-date'
import type { DateFormat, TimeFormat } from '@/lib/scheduling/clock-formats'
import { formatTime } from '@/lib/scheduling/format'
import { formatDate } from '@/lib/scheduling/format-date'
import { localDate } from '@/lib/scheduling/zone-clock'
import { commaList } from '@/lib/shared/text/comma-list'
import { weekdayNames } from '@/lib/time/screen-time'
import type { PartTexts } from '@/messages/texts'
import type { RuleEffects } from './rule-effects'

export type EffectName = 'day' | 'notice' | 'window' | 'limits' | 'starts' | 'dates'

type Reading = { timezone: string; timeFormat: TimeFormat; dateFormat: DateFormat; now: number }
type Words = PartTexts<'ruleEffects'>

const SHOWN_STARTS = 3

/** Tells in a sentence what one rule does, with times in the page's zone; null when there is nothing to say. */
export function effectSentence(name: EffectName, effects: RuleEffects, reading: Reading, words: Words): string | null {
  const { t, say, locale } = words
  const time = (instantMs: number) => formatTime(instantMs, reading.timezone, reading.timeFormat, locale)
  const date = (when: number | string) => formatDate(when, reading.timezone, reading.dateFormat, locale)
  switch (name) {
    case 'day':
      return daySentence(effects, words)
    case 'notice': {
      if (effects.firstStart === null) return t.firstStart.none
      const day = localDate(reading.timezone, effects.firstStart)
      const today = localDate(reading.timezone, reading.now)
      const values = { time: time(effects.firstStart) }
      if (day === today) return say(t.firstStart.today, values)
      if (day === addDays(today, 1)) return say(t.firstStart.tomorrow, values)
      return say(t.firstStart.later, { ...values, date: date(day) })
    }
    case 'window':
      return say(t.lastDate, { date: date(effects.lastDate) })
    case 'limits': {
      const week = say(t.limits.weekHolds, { count: effects.bookingsPerWeek })
      const limits = commaList(
        effects.limits.map(({ per, max }) => say(t.limits[per], { count: max })),
        locale,
      )
      return limits === '' ? say(t.limits.none, { week }) : say(t.limits.most, { limits, week })
    }
    case 'starts': {
      const starts = effects.day?.starts ?? []
      if (starts.length === 0) return null
      const times = commaList(starts.slice(0, SHOWN_STARTS).map(time), locale)
      return say(starts.length > SHOWN_STARTS ? t.starts.first : t.starts.all, { times })
    }
    case 'dates': {
      const { closed, changed } = effects.dates
      if (closed + changed === 0) return null
      return say(t.dates, {
        closed: say(t.closedDates, { count: closed }),
        changed: say(t.changedDates, { count: changed }),
      })
    }
  }
}

function daySentence({ day }: RuleEffects, { t, say, locale }: Words): string {
  if (!day) return t.noWeek
  const weekday = weekdayNames(0, locale)[day.dayOfWeek]?.long ?? ''
  if (day.starts.length === 0) return say(t.noStarts, { weekday })
  return say(t.day, {
    starts: say(t.startTimes, { count: day.starts.length }),
    weekday,
    bookings: say(t.dayHolds, { count: day.bookings }),
  })
}
