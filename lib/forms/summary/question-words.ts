import { formatTime } from '@/lib/scheduling/format'
import { formatDate } from '@/lib/scheduling/format-date'
import { HOUR_MS } from '@/lib/scheduling/units'
import type { Clock } from '@/lib/time/meeting-time'
import type { PartTexts } from '@/messages/texts'
import { isSummary, type QuestionSummary, type SummaryOf } from './summary'
import {
  mostSentence,
  numbersSentence,
  numberText,
  partText,
  ratingSentence,
  shareText,
  textsSentence,
} from './summary-words'

/** The reader's words and formats. */
export type Reader = {
  texts: PartTexts<'summary'>
  answers: PartTexts<'answers'>
  clock: Pick<Clock, 'dateFormat' | 'timeFormat'>
}

type Row = { label: string; count: number }

/** The chart of a question in a sentence or two. */
export function questionSentence(question: QuestionSummary, reader: Reader): string {
  const { texts } = reader
  const { answeredCount } = question
  if (isSummary('choices', question)) return mostSentence(choiceRows(question, reader), answeredCount, texts)
  if (isSummary('rating', question)) return ratingSentence(question, texts)
  if (isSummary('numbers', question)) return numbersSentence(question.facts, texts)
  if (isSummary('scale', question)) return scaleSentence(question, texts)
  if (isSummary('ranking', question)) return rankingSentence(question, texts)
  if (isSummary('matrix', question)) return answeredCount > 0 ? texts.t.shades : texts.t.nobody
  if (isSummary('dates', question)) return datesSentence(question, reader)
  if (isSummary('hours', question)) return mostSentence(hourRows(question, reader), answeredCount, texts)
  if (isSummary('consent', question)) return consentSentence(question, texts)
  return textsSentence(question.latest.length, answeredCount, texts)
}

function scaleSentence({ mean, nps, steps, answeredCount }: SummaryOf<'scale'>, texts: Reader['texts']): string {
  const { t, say, locale } = texts
  if (mean === null) return t.nobody
  const rows = steps.map(({ value, count }) => ({ label: numberText(value, locale), count }))
  const most = mostSentence(rows, answeredCount, texts)
  const average = say(t.averageOf, { mean: numberText(mean, locale), most })
  return nps ? `${say(t.nps.sentence, { score: scoreText(nps.score, locale) })} ${average}` : average
}

/** A whole number, as scores are compared. */
export function scoreText(score: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(score)
}

function rankingSentence({ ranks: [best] }: SummaryOf<'ranking'>, { t, say, locale }: Reader['texts']): string {
  if (!best || best.meanPlace === null) return t.nobody
  return say(t.bestPlace, { label: best.label, place: numberText(best.meanPlace, locale) })
}

function datesSentence({ range }: SummaryOf<'dates'>, { texts: { t, say, locale }, clock }: Reader): string {
  if (!range) return t.nobody
  const [from, to] = [range.min, range.max].map((date) => formatDate(date, 'UTC', clock.dateFormat, locale)) as [
    string,
    string,
  ]
  return from === to ? say(t.sameNumber, { number: from }) : say(t.dates, { from, to })
}

function consentSentence({ answeredCount, askedCount }: SummaryOf<'consent'>, texts: Reader['texts']): string {
  const { t, say } = texts
  if (askedCount === 0) return t.nobody
  return say(t.agreed, { agreed: answeredCount, asked: askedCount, share: shareText(answeredCount, askedCount, texts) })
}

/** Options as the reader knows them; those that are no longer offered say so. */
export function choiceRows({ type, choices }: SummaryOf<'choices'>, { texts: { t, say }, answers }: Reader): Row[] {
  return choices.map(({ value, label, count, isOffered }) => {
    const known = type === 'yes_no' ? (value === 'true' ? answers.t.yes : answers.t.no) : label
    return { label: isOffered ? known : say(t.notOffered, { label: known }), count }
  })
}

export function hourRows({ hours }: SummaryOf<'hours'>, { texts, clock }: Reader): Row[] {
  return hours.map((count, hour) => {
    return { label: formatTime(hour * HOUR_MS, 'UTC', clock.timeFormat, texts.locale), count }
  })
}

/** `1980–1989` for years in groups. */
export function periodRows({ unit, each, periods }: SummaryOf<'dates'>, { texts, clock }: Reader): Row[] {
  const { t, say, locale } = texts
  return periods.map(({ date, count }) => {
    const year = Number(date.slice(0, 4))
    const years = () => say(t.years, { from: String(year), to: String(year + each - 1) })
    return { label: each > 1 ? years() : partText(date, unit, clock.dateFormat, locale), count }
  })
}

/** More countries than these share a row. */
const MAX_COUNTRIES = 10

export function countryRows(
  { countries, answeredCount }: SummaryOf<'addresses'>,
  { t, locale }: Reader['texts'],
): Row[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const sumOf = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0)
  return [
    ...countries.slice(0, MAX_COUNTRIES).map(({ code, count }) => ({ label: nameOf(names, code), count })),
    { label: t.otherCountries, count: sumOf(countries.slice(MAX_COUNTRIES)) },
    { label: t.noCountry, count: countries.length > 0 ? answeredCount - sumOf(countries) : 0 },
  ].filter(({ count }) => count > 0)
}

/** The code itself where it is none of a country. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
