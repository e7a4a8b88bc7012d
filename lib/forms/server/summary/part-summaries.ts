import type { LatestRow, PartRow } from '@/db/queries/forms/summary/summarize-answers'
import { ADDRESS_PARTS } from '@/lib/shared/forms/address-parts'
import type { LatestText, SummaryOf } from '../../summary/summary'
import { type SentFile, toResponseFile } from '../response-files'
import type { Wording } from './wordings'

type Parts = readonly PartRow[]

/** Former rows and columns are named if there are answers in them. */
export function toMatrix({ rows, columns }: Wording, parts: Parts): Pick<SummaryOf<'matrix'>, 'rows' | 'columns'> {
  const isKnown = (part: PartRow) =>
    rows.some(({ value }) => value === part.part) && columns.some(({ value }) => value === part.value)
  const known = parts.filter(isKnown)
  const shown = columns.filter(({ value, isOffered }) => isOffered || known.some((part) => part.value === value))
  return {
    columns: shown,
    rows: rows
      .filter(({ value, isOffered }) => isOffered || known.some(({ part }) => part === value))
      .map((row) => {
        const countOf = (column: string) =>
          known.find(({ part, value }) => part === row.value && value === column)?.count
        return { ...row, counts: shown.map(({ value }) => countOf(value) ?? 0) }
      }),
  }
}

/** The database gives what was agreed to last first. */
export function toWordings(parts: Parts): SummaryOf<'consent'>['wordings'] {
  return parts.map(({ part, value, count }) => ({ version: part, text: value, count }))
}

export function toCountries(parts: Parts): SummaryOf<'addresses'>['countries'] {
  return parts
    .map(({ value, count }) => ({ code: value, count }))
    .sort((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1))
}

export function toLatestTexts(rows: readonly LatestRow[]): LatestText[] {
  return rows.map(({ id, text, length, createdAt }) => {
    // The database counts code points, so its cut never splits a surrogate pair.
    const isCut = length > [...text].length
    return { responseId: id, text, isCut, createdAt: new Date(createdAt).toISOString() }
  })
}

export function toLatestAddresses(rows: readonly LatestRow[]): SummaryOf<'addresses'>['latest'] {
  return rows.map(({ id, answer, createdAt }) => {
    const given = new Map<string, unknown>(Object.entries(answer ?? {}))
    const parts = ADDRESS_PARTS.flatMap((part) => {
      const text = given.get(part)
      return typeof text === 'string' ? [[part, text]] : []
    })
    return { responseId: id, address: Object.fromEntries(parts), createdAt: new Date(createdAt).toISOString() }
  })
}

export function toLatestFiles(rows: readonly LatestRow[], files: readonly SentFile[]): SummaryOf<'files'>['latest'] {
  return rows.map(({ id, question, createdAt }) => ({
    responseId: id,
    files: files
      .filter(({ responseId, questionId }) => responseId === id && questionId === question)
      .map(toResponseFile),
    createdAt: new Date(createdAt).toISOString(),
  }))
}
