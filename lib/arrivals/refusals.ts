import { AppError } from '@/lib/shared/errors'
import type { ArrivedDocument } from './converter'
import { parseInPieces } from './parse-json'

const shown = (name: string) => JSON.stringify(name.slice(0, 200))

/** Refusals of documents, which name the file. */
export const unreadable = (name: string) =>
  new AppError('unreadable', { message: `The file ${shown(name)} can’t be read.` })

/** `of`: the source whose document it is, as far as its content tells. */
export const wrongSource = (name: string, of: string) =>
  new AppError('wrong_source', { message: `The file ${shown(name)} is ${of}.` })

export const tooMany = (what: string, max: number) =>
  new AppError('too_many', { message: `More than ${max.toLocaleString('en')} ${what}.` })

/** The JSON of a document. */
export async function parseDocument({ name, bytes }: ArrivedDocument, pause: () => Promise<void>): Promise<unknown> {
  try {
    return await parseInPieces(bytes, pause)
  } catch {
    throw unreadable(name)
  }
}
