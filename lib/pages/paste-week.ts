import type { TextRange } from '@/lib/shared/text/text-range'
import { MAX_AVAILABILITIES } from './rules-schema'
import type { AvailabilityInput } from './schema'
import { slotProblem, WEEKDAYS } from './week-hours'

/** Longer texts are not read: a week is a few lines. */
export const MAX_PASTED = 2000

export type PastedWeek =
  /** `unread`: parts that were not understood and are left out, in order. */
  | { hours: AvailabilityInput[]; unread: TextRange[] }
  /** Nothing was pasted, too much, or no weekday with times. */
  | { refused: 'empty' | 'tooLong' | 'nothing' }

/**
 * Reads the hours of a week in English, German or Turkish, also mixed: `Mon–Thu 9–12 and 14–17, Fri until noon`. An hour
 * without minutes that only makes sense in the afternoon is one: `9–5`, `1–5`.
 */
export function parseWeek(text: string): PastedWeek {
  if (text.trim() === '') return { refused: 'empty' }
  if (text.length > MAX_PASTED) return { refused: 'tooLong' }
  const reader = new WeekReader(tokensOf(text))
  const { hours, unread } = reader.read()
  return hours.length > 0 ? { hours, unread: joinRanges(text, unread) } : { refused: 'nothing' }
}

const WORDS = {
  days: [
    'sun sunday sundays su so sonntag sonntags paz pazar',
    'mon monday mondays mo montag montags pzt pts pazartesi',
    'tue tues tuesday tuesdays tu di dienstag dienstags sal sali',
    'wed weds wednesday wednesdays mi mittwoch mittwochs car cars carsamba',
    'thu thur thurs thursday thursdays th do donnerstag donnerstags per prs persembe',
    'fri friday fridays fr freitag freitags cum cuma',
    'sat saturday saturdays sa samstag samstags sonnabend cmt cts cumartesi',
  ],
  weekdays: 'weekdays weekday werktags werktage wochentags|hafta ici',
  weekend: 'weekend weekends wochenende wochenends|hafta sonu',
  daily: 'daily everyday taglich|every day|jeden tag|her gun',
  to: 'to till til until through bis ile',
  from: 'from since von ab',
  toAfter: 'kadar',
  skipped: 'and und ve at um saat uhr oclock the between zwischen arasi arasinda itibaren only nur sadece',
  noon: 'noon midday mittag mittags ogle oglen ogleye ogleden',
  midnight: 'midnight mitternacht|gece yarisi|gece yarisina',
  closed: 'closed off free geschlossen frei kapali yok',
} as const

const NOON = 12 * 60
const DAY = 24 * 60

type Days = { kind: 'days'; days: number[]; isOne: boolean }
type Time = { kind: 'time'; minutes: number; isBare: boolean; half: 'am' | 'pm' | null; ending: 'from' | 'to' | null }
type Sign = { kind: 'to' | 'from' | 'toAfter' | 'skipped' | 'closed' | 'unknown' }
type Token = TextRange & (Days | Time | Sign)

/** What each word means, by its folded form. */
const MEANINGS = new Map<string, Days | Time | Sign>([
  ...WORDS.days.flatMap((words, day) => split(words).map((word) => [word, daysOf([day], true)] as const)),
  ...split(WORDS.weekdays).map((word) => [word, daysOf(WEEKDAYS)] as const),
  ...split(WORDS.weekend).map((word) => [word, daysOf([6, 0])] as const),
  ...split(WORDS.daily).map((word) => [word, daysOf([1, 2, 3, 4, 5, 6, 0])] as const),
  ...(['to', 'from', 'toAfter', 'skipped', 'closed'] as const).flatMap((kind) =>
    split(WORDS[kind]).map((word) => [word, { kind }] as const),
  ),
  ...split(WORDS.noon).map((word) => [word, timeOf(NOON)] as const),
  ...split(WORDS.midnight).map((word) => [word, timeOf(DAY)] as const),
])

/** Single words are apart by spaces; terms of two words come after a bar. */
function split(words: string): string[] {
  const [single = '', ...terms] = words.split('|')
  return [...single.split(' '), ...terms]
}

function daysOf(days: readonly number[], isOne = false): Days {
  return { kind: 'days', days: [...days], isOne }
}

function timeOf(minutes: number): Time {
  return { kind: 'time', minutes, isBare: false, half: null, ending: null }
}

const TIME = /(\d{1,2})(?:[:.h](\d{2})(?!\d))?(?!\d)(?:\s*(am|pm|a\.m\.|p\.m\.)(?!\p{L}))?(?:['’](\p{L}{1,3}))?/iuy
const WORD = /\p{L}[\p{L}\p{M}]*/uy
const DASH = /[-‐‑–—−~→]/uy
const SPACE = /[\s,;:.&+/|()•·*]+/uy

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    const match = (pattern: RegExp) => {
      pattern.lastIndex = at
      return pattern.exec(text)
    }
    const space = match(SPACE)
    if (space) {
      at += space[0].length
      continue
    }
    const time = match(TIME)
    const word = time ? null : match(WORD)
    const dash = time || word ? null : match(DASH)
    const end = at + (time ?? word ?? dash ?? [text.slice(at, at + 1)])[0].length
    const range = { start: at, end }
    if (time) tokens.push({ ...range, ...readTime(time) })
    else if (dash) tokens.push({ ...range, kind: 'to' })
    else tokens.push({ ...range, ...(word ? (MEANINGS.get(fold(word[0])) ?? UNKNOWN) : UNKNOWN) })
    at = end
  }
  return joinTerms(text, tokens)
}

const UNKNOWN: Sign = { kind: 'unknown' }

/** `every day`, `hafta içi`: two words that mean one thing. */
function joinTerms(text: string, tokens: Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    const term = last && MEANINGS.get(fold(text.slice(last.start, token.end)).replace(/\s+/g, ' '))
    if (last && term && token.kind !== 'time')
      joined[joined.length - 1] = { start: last.start, end: token.end, ...term }
    else joined.push(token)
  }
  return joined
}

/** Lower case without marks: `Çarşamba` and `ÇARŞAMBA` are `carsamba`. */
function fold(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')
}

function readTime([, hourText = '', minuteText, halfText, ending = '']: RegExpExecArray): Time | Sign {
  const [hour, minute] = [Number(hourText), Number(minuteText ?? 0)]
  const half = halfText ? (halfText.toLowerCase().startsWith('p') ? 'pm' : 'am') : null
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0) || (half && (hour === 0 || hour > 12))) return UNKNOWN
  const hourOfDay = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour
  return {
    kind: 'time',
    minutes: hourOfDay * 60 + minute,
    isBare: !half && minuteText === undefined && !hourText.startsWith('0'),
    half,
    ending: endingOf(fold(ending)),
  }
}

/** The Turkish case of an hour: `9'dan` from it on, `12'ye` until it. */
function endingOf(ending: string): Time['ending'] {
  if (/^[dt][ae]n$/.test(ending)) return 'from'
  return /^[yn]?[ae]$/.test(ending) ? 'to' : null
}

type Part = { from: Time | null; to: Time | null; tokens: Token[] }

/** Goes through the tokens once. Each group is days, then their times. */
class WeekReader {
  private at = 0
  private readonly hours: AvailabilityInput[] = []
  private readonly unread: TextRange[] = []
  private days: number[] = []
  private parts: Part[] = []
  private dayTokens: Token[] = []
  private isClosed = false

  constructor(private readonly tokens: readonly Token[]) {}

  read(): { hours: AvailabilityInput[]; unread: TextRange[] } {
    while (this.at < this.tokens.length) this.readNext()
    this.endGroup()
    return { hours: this.hours, unread: this.unread.sort((one, other) => one.start - other.start) }
  }

  private readNext(): void {
    const [token, next] = [this.tokens[this.at], this.tokens[this.at + 1]]
    if (!token) return
    if (token.kind === 'days') {
      this.readDays(token)
      return
    }
    const part = this.partAt()
    if (part) {
      this.parts.push(part)
      this.at += part.tokens.length
      return
    }
    if (token.kind === 'closed' && this.days.length > 0) this.isClosed = true
    else if (token.kind !== 'skipped' && !(token.kind === 'to' && next?.kind === 'time')) this.unread.push(token)
    this.at += 1
  }

  private readDays(token: Token & Days): void {
    if (this.isClosed || this.parts.length > 0) this.endGroup()
    const [sign, last] = [this.tokens[this.at + 1], this.tokens[this.at + 2]]
    const isRange = token.isOne && sign?.kind === 'to' && last?.kind === 'days' && last.isOne
    const days = isRange ? daysBetween(token.days[0] ?? 0, last.days[0] ?? 0) : token.days
    this.days.push(...days.filter((day) => !this.days.includes(day)))
    const read = this.tokens.slice(this.at, this.at + (isRange ? 3 : 1))
    this.dayTokens.push(...read)
    this.at += read.length
  }

  /** The times that begin here: `9–12`, `von 9 bis 12`, `until noon`, `12'ye kadar`, `ab 14`; null for anything else. */
  private partAt(): Part | null {
    const ahead = this.tokens.slice(this.at, this.at + 6)
    const take = (from: Time | null, to: Time | null, count: number) => ({ from, to, tokens: ahead.slice(0, count) })
    // A word such as `between` or `Uhr` means nothing here.
    const shown = ahead
      .map((token, index) => ({ token, count: index + 1 }))
      .filter(({ token }) => token.kind !== 'skipped')
    const lead = shown[0]?.token.kind
    const offset = lead === 'from' || (lead === 'to' && shown[2]?.token.kind === 'to') ? 1 : 0
    const [first, sign, second, after] = shown.slice(offset)
    if (lead === 'to' && offset === 0) {
      return sign?.token.kind === 'time' ? take(null, sign.token, sign.count) : null
    }
    if (first?.token.kind !== 'time') return null
    const from = first.token
    if (sign?.token.kind === 'to' && second?.token.kind === 'time') {
      return take(from, second.token, after?.token.kind === 'toAfter' ? after.count : second.count)
    }
    if (from.ending === 'from' && sign?.token.kind === 'time') {
      return take(from, sign.token, second?.token.kind === 'toAfter' ? second.count : sign.count)
    }
    if (sign?.token.kind === 'toAfter') return take(null, from, sign.count)
    if (from.ending === 'to') return take(null, from, first.count)
    return lead === 'from' || from.ending === 'from' ? take(from, null, first.count) : null
  }

  /** Times of an open end take the other one from what was read before: `Mon–Thu 9–12, Fri until noon` begins at 9. */
  private endGroup(): void {
    const spans = this.parts.map((part) => ({ part, span: this.isClosed ? null : this.spanOf(part) }))
    for (const { part, span } of spans) {
      const added = span && this.days.length > 0 ? this.days.map((dayOfWeek) => ({ dayOfWeek, ...span })) : []
      if (added.length === 0 || !this.canAdd(added)) this.unread.push(...part.tokens)
      else this.hours.push(...added)
    }
    if (this.parts.length === 0 && !this.isClosed) this.unread.push(...this.dayTokens)
    this.days = []
    this.parts = []
    this.dayTokens = []
    this.isClosed = false
  }

  private canAdd(added: AvailabilityInput[]): boolean {
    const week = [...this.hours, ...added]
    if (week.length > MAX_AVAILABILITIES) return false
    return week.every((_, index) => slotProblem(week, index) === null)
  }

  private spanOf({ from, to }: Part): { startTime: string; endTime: string } | null {
    const known = this.hours[0]
    if (from && to) {
      const [start, end] = guessHalves(from, to)
      return { startTime: toTime(start), endTime: toTime(end) }
    }
    if (to) {
      const startTime = known?.startTime ?? '09:00'
      return startTime < toTime(to.minutes) ? { startTime, endTime: toTime(to.minutes) } : null
    }
    const endTime =
      this.hours
        .map((slot) => slot.endTime)
        .sort()
        .at(-1) ?? '17:00'
    return from && toTime(from.minutes) < endTime ? { startTime: toTime(from.minutes), endTime } : null
  }
}

/** Bare hours of an afternoon: `9–5`, `1–5`, `1–5 pm`. */
function guessHalves(from: Time, to: Time): [number, number] {
  let [start, end] = [from.minutes, to.minutes]
  const isLowStart = from.isBare && start > 0 && start <= 6 * 60
  if (isLowStart && to.isBare && end > start && end <= 7 * 60) return [start + NOON, end + NOON]
  if (from.isBare && to.half === 'pm' && start + NOON < end && start > 0) start += NOON
  if (to.isBare && end <= start && end > 0 && end + NOON > start && end < NOON) end += NOON
  return [start, end]
}

function daysBetween(first: number, last: number): number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7)
}

/** The midnight that ends a day is written 00:00. */
function toTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** Ranges with nothing but spaces and signs between them are one. */
function joinRanges(text: string, ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = []
  for (const { start, end } of ranges) {
    const last = joined.at(-1)
    if (last && /^[\s.:]*$/.test(text.slice(last.end, start))) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}
