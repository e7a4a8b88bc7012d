import { COUNTRIES } from '@/lib/shared/countries'
import { ADDRESS_PARTS } from '@/lib/shared/forms/address-parts'
import { FILE_ARRIVING, MAX_FILES } from '@/lib/shared/forms/files'
import type { Question } from '@/lib/shared/forms/question'
import { MAX_LINE } from '@/lib/shared/text/max-line'
import { toPlainDigits } from '@/lib/shared/text/plain-letters'
import { isUuid } from '@/lib/shared/text/uuid'
import { check } from '@/messages/check'
import type { Read } from './answer-kit'

/** All options in their order. Empty places are those that a visitor has not given yet. */
export function readRanking(value: unknown, { options }: Question): Read {
  if (Array.isArray(value) && value.every((one) => one === '')) return null
  const isRanking =
    Array.isArray(value) && value.length === options.length && options.every((option) => value.includes(option.value))
  return isRanking ? { value: [...value] } : { message: check('ranking') }
}

/** A column for each row, or for some of the rows of a question that may be left out. */
export function readMatrix(value: unknown, { settings: { rows = [], columns = [] } }: Question): Read {
  const given = toParts(value)
  if (!given) return { message: check('invalidInput') }
  if (given.length === 0) return null
  const isChoice = given.every(([row, column]) => isValue(rows, row) && isValue(columns, column))
  if (!isChoice) return { message: check('oneOption') }
  const answer = rows.flatMap((row) => given.filter(([name]) => name === row.value))
  return { value: Object.fromEntries(answer), ...(answer.length < rows.length && { lacks: check('everyRow') }) }
}

/** Line 1 and the city are of every address; a country is its code. */
export function readAddress(value: unknown): Read {
  const given = toParts(value)
  if (!given || given.some(([name]) => !ADDRESS_PARTS.some((part) => part === name))) {
    return { message: check('invalidInput') }
  }
  if (given.length === 0) return null
  if (given.some(([, text]) => text.length > MAX_LINE)) return { message: check('tooLong', { max: MAX_LINE }) }
  const address = new Map(given)
  const country = address.get('country')?.toUpperCase()
  if (country !== undefined && !COUNTRIES.includes(country)) return { message: check('country') }
  if (!address.has('line1') || !address.has('city')) return { message: check('address') }
  const parts = ADDRESS_PARTS.flatMap((part) => {
    const text = part === 'country' ? country : plainPart(part, address.get(part))
    return text === undefined ? [] : [[part, text]]
  })
  return { value: Object.fromEntries(parts) }
}

/** A postal code has one spelling; the rest is as it is written. */
function plainPart(part: string, text: string | undefined): string | undefined {
  return part === 'postalCode' && text ? toPlainDigits(text) : text
}

/** Ids of files that were sent before; whether there are such files is for the server to say. */
export function readFiles(value: unknown, { settings: { max = 1 } }: Question): Read {
  if (Array.isArray(value) && value.includes(FILE_ARRIVING)) return { message: check('fileArriving') }
  const ids = Array.isArray(value) && value.length <= MAX_FILES ? [...new Set<unknown>(value)] : []
  if (!ids.every((id): id is string => typeof id === 'string' && isUuid(id)) || ids.length === 0) {
    return { message: check('invalidInput') }
  }
  return ids.length <= max ? { value: ids.map((id) => id.toLowerCase()) } : { message: check('tooManyFiles', { max }) }
}

function isValue(choices: readonly { value: string }[], value: string): boolean {
  return choices.some((choice) => choice.value === value)
}

/** The parts that hold a text, trimmed; null for what has other parts. */
function toParts(value: unknown): [string, string][] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const parts: [string, unknown][] = Object.entries(value)
  const texts = parts.flatMap(([name, part]): [string, string][] =>
    typeof part === 'string' ? [[name, part.trim()]] : [],
  )
  return texts.length === parts.length ? texts.filter(([, text]) => text !== '') : null
}
