import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { formatTime } from '@/lib/scheduling/format'
import { commaList } from '@/lib/shared/text/comma-list'
import { rangeWords } from '@/lib/time/joined-words'
import { longDate } from '@/lib/time/screen-time'
import type { PartTexts } from '@/messages/texts'
import { DAYS_AHEAD, type Forecast } from '../forecast'

type Hosted = Forecast['hosted']
type Reading = { timezone: string; timeFormat: TimeFormat }

/** More are told by their number. */
const MAX_NAMED = 4

/** Tells in a sentence what can be booked on a typical day of a team's page, and when with every host. */
export function hostedSentence(hosted: Hosted, reading: Reading, words: PartTexts<'pageHosts'>): string {
  const { say, locale } = words
  const t = words.t.day
  if (!hosted) return say(t.nothing, { days: DAYS_AHEAD })
  const time = (instant: string) => formatTime(Date.parse(instant), reading.timezone, reading.timeFormat, locale)
  const inWords = (periods: { start: string; end: string }[]) => {
    const [first, last] = [periods[0], periods.at(-1)]
    if (!first || !last || periods.length <= MAX_NAMED)
      return commaList(
        periods.map(({ start, end }) => rangeWords(time(start), time(end), locale)),
        locale,
      )
    return say(t.parts, { from: time(first.start), to: time(last.end), parts: periods.length })
  }
  const { bookable, everyone } = hosted
  const values = { date: longDate(hosted.date, locale), times: inWords(bookable) }
  if (!everyone) return say(t.bookable, values)
  const isBoth = everyone.hosts === 2
  if (everyone.times.length === 0) {
    return isBoth ? say(t.neverBoth, values) : say(t.neverEveryone, { ...values, hosts: everyone.hosts })
  }
  const all = inWords(everyone.times)
  return isBoth ? say(t.both, { ...values, all }) : say(t.everyone, { ...values, all, hosts: everyone.hosts })
}
