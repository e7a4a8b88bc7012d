import type { DateFormat, TimeFormat } from '@/lib/scheduling/clock-formats'
import { formatTime } from '@/lib/scheduling/format'
import { formatDate } from '@/lib/scheduling/format-date'
import { startOfDate } from '@/lib/scheduling/zone'
import { localDate } from '@/lib/scheduling/zone-clock'
import type { PartTexts } from '@/messages/texts'
import type { PageLink } from './link-schema'

/** A link leads to its page while it is `open`. */
export type LinkState = 'open' | 'usedUp' | 'expired'

export function linkStateOf({ uses, maxUses, expiresAt }: PageLink, now: number): LinkState {
  if (maxUses !== null && uses >= maxUses) return 'usedUp'
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'open'
}

type Formats = { timezone: string; dateFormat: DateFormat; timeFormat: TimeFormat }

/** `Used 1 of 3 times · valid until Aug 3 2027`, in the page's zone. */
export function linkWords(link: PageLink, { timezone, ...formats }: Formats, words: PartTexts<'pageLinks'>): string {
  const { t, say, locale } = words
  const { uses, maxUses, expiresAt } = link
  const used = maxUses === null ? say(t.uses, { count: uses }) : say(t.usesOf, { count: maxUses, uses })
  if (expiresAt === null) return used
  const end = Date.parse(expiresAt)
  // An end at midnight is the whole day before.
  const isWholeDay = startOfDate(timezone, localDate(timezone, end)) === end
  const date = formatDate(isWholeDay ? end - 1 : end, timezone, formats.dateFormat, locale)
  const until = isWholeDay
    ? say(t.untilDate, { date })
    : say(t.untilTime, { date, time: formatTime(end, timezone, formats.timeFormat, locale) })
  return say(t.both, { used, until })
}
