import { formatTime } from '@/lib/scheduling/format'
import { formatDate } from '@/lib/scheduling/format-date'
import type { Clock } from '@/lib/time/meeting-time'
import type { PartTexts } from '@/messages/texts'
import { blockerName } from './blocker-name'
import type { PageReason } from './explanation'

type Reading = Pick<Clock, 'timezone' | 'timeFormat' | 'dateFormat'>
type Words = PartTexts<'explain'>
type Change<Rule extends string> = Extract<NonNullable<PageReason['change']>, { rule: Rule }>

/** The smallest change that removes a reason, as a sentence or two; null when there is none. Hours are in the page's zone. */
export function changeSentence(reason: PageReason, pageTimezone: string, clock: Reading, words: Words): string | null {
  if (reason.change === null) return null
  const sentence = sentenceOf(reason, pageTimezone, clock, words)
  return reason.change.opens ? sentence : words.say(words.t.changes.notAlone, { sentence })
}

function sentenceOf(reason: PageReason, pageTimezone: string, clock: Reading, words: Words): string {
  const { say } = words
  const { change } = reason
  const t = words.t.changes
  switch (change?.rule) {
    case 'minimumNotice':
      return change.minutes === 0 ? t.noNotice : say(t.notice, { length: lengthWords(change.minutes, words) })
    case 'bookingWindow':
      return bookingWindowSentence(change, clock, words)
    case 'limits': {
      const present = reason.kind === 'limit' ? reason.limit.max : change.max
      return say(t.limit[change.per], { max: change.max, present })
    }
    case 'bufferBefore':
    case 'bufferAfter': {
      const texts = t[change.rule]
      const title = reason.kind === 'blocked' ? blockerName(reason.by, words) : ''
      const length = lengthWords(change.minutes, words)
      if (change.minutes === 0) return title ? say(texts.none, { title }) : texts.noneUntitled
      return title ? say(texts.shorter, { length, title }) : say(texts.shorterUntitled, { length })
    }
    case 'step':
      return say(t.step, { length: lengthWords(change.minutes, words) })
    case 'dates':
      return hoursSentence(change, pageTimezone, clock, words)
    case 'timeOff':
      return t.timeOff
    case undefined:
      return ''
  }
}

function bookingWindowSentence(
  { bookingWindow }: Change<'bookingWindow'>,
  { timezone, dateFormat }: Reading,
  { t, say, locale }: Words,
): string {
  if (bookingWindow.type === 'days') return say(t.changes.windowDays, { count: bookingWindow.days })
  const shown = (date: string) => formatDate(date, timezone, dateFormat, locale)
  return say(t.changes.windowRange, { from: shown(bookingWindow.from), to: shown(bookingWindow.to) })
}

function hoursSentence(
  { date, added }: Change<'dates'>,
  pageTimezone: string,
  { timezone, timeFormat, dateFormat }: Reading,
  { t, say, locale }: Words,
): string {
  const shown = (time: string) => formatTime(Date.parse(`${date}T${time}Z`), 'UTC', timeFormat, locale)
  const values = {
    start: shown(added.startTime),
    end: shown(added.endTime),
    date: formatDate(date, timezone, dateFormat, locale),
  }
  return say(pageTimezone === timezone ? t.changes.hours : t.changes.hoursOfPage, values)
}

/** `18 hours`, `1 day 2 hours 5 minutes`. */
function lengthWords(minutes: number, { t, say }: Words): string {
  const parts = [
    { count: Math.floor(minutes / 1440), text: t.length.days },
    { count: Math.floor((minutes % 1440) / 60), text: t.length.hours },
    { count: minutes % 60, text: t.length.minutes },
  ]
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, text }) => say(text, { count }))
    .join(' ')
}
