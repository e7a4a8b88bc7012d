import { parseOrThrow, readBytes } from '@/lib/api/body'
import { sha256 } from '@/lib/platform/sha256'
import { AppError, invalidField } from '@/lib/shared/errors'
import { check } from '@/messages/check'
import type { ArrivedDocument } from '../converter'
import { MAX_ARRIVAL_BYTES, MAX_ARRIVAL_FILES } from '../limits'
import { type ArrivalOptions, arrivalOptionsSchema } from '../options-schema'
import { tooMany, unreadable } from '../refusals'

/** Boundaries and headers of the parts, and the options. */
const BESIDE_FILES = 1024 ** 2

export type Received = {
  documents: ArrivedDocument[]
  options: ArrivalOptions
  /** Of all that was sent. */
  hash: string
}

/** Reads a form with parts named `file` and one named `options`. Throws 413, or 400 with the part that is wrong. */
export async function receiveArrival(request: Request): Promise<Received> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^\s*multipart\/form-data\b/i.test(type)) {
    throw new AppError('unsupported_type', { message: 'Content-Type must be multipart/form-data' })
  }
  const bytes = await readBytes(request, MAX_ARRIVAL_BYTES + BESIDE_FILES, new AppError('import_too_large'))
  const form = await new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw invalidField('', check('invalidInput'))
    })
  const files = form.getAll('file').filter((part) => typeof part !== 'string')
  if (files.length === 0) throw invalidField('file', check('required'))
  if (files.length > MAX_ARRIVAL_FILES) throw tooMany('files', MAX_ARRIVAL_FILES)
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_ARRIVAL_BYTES) throw new AppError('import_too_large')
  const sent = form.get('options')
  const options = parseOptions(typeof sent === 'string' ? sent : ((await sent?.text()) ?? '{}'))
  const documents: ArrivedDocument[] = []
  for (const file of files) documents.push({ name: file.name, text: await readDocument(file) })
  return { documents, options, hash: sha256(bytes) }
}

function parseOptions(text: string): ArrivalOptions {
  return parseOrThrow(arrivalOptionsSchema, toJson(text))
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidField('options', check('invalidInput'))
  }
}

async function readDocument(file: File): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    throw unreadable(file.name)
  }
}
