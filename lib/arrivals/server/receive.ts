import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { parseOrThrow, readBytes } from '@/lib/api/body'
import { AppError, invalidField } from '@/lib/shared/errors'
import { check } from '@/messages/check'
import type { ArrivedDocument } from '../converter'
import { MAX_ARRIVAL_BYTES, MAX_ARRIVAL_FILES } from '../limits'
import { type ArrivalOptions, arrivalOptionsSchema } from '../options-schema'
import { tooMany, unreadable } from '../refusals'
import { type FormPart, readParts } from './multipart'

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
  const parts = readParts(bytes, type)
  if (!parts) throw invalidField('', check('invalidInput'))
  const files = parts.filter(({ name, filename }) => name === 'file' && filename !== null)
  if (files.length === 0) throw invalidField('file', check('required'))
  if (files.length > MAX_ARRIVAL_FILES) throw tooMany('files', MAX_ARRIVAL_FILES)
  if (files.reduce((sum, { bytes: { length } }) => sum + length, 0) > MAX_ARRIVAL_BYTES) {
    throw new AppError('import_too_large')
  }
  const sent = parts.find(({ name }) => name === 'options')
  const options = parseOptions(sent?.bytes.toString('utf8') ?? '{}')
  const documents = files.map(toDocument)
  return { documents, options, hash: await hashOf(bytes) }
}

function parseOptions(text: string): ArrivalOptions {
  return parseOrThrow(z.object({ options: arrivalOptionsSchema }), { options: toJson(text) }).options
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidField('options', check('invalidInput'))
  }
}

function toDocument({ filename, bytes }: FormPart): ArrivedDocument {
  const name = filename ?? ''
  if (!isUtf8(bytes)) throw unreadable(name)
  return { name, bytes }
}

/** In bytes: hashed in one turn of the event loop. */
const PIECE = 4 * 1024 ** 2

async function hashOf(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256')
  for (let place = 0; place < bytes.byteLength; place += PIECE) {
    hash.update(bytes.subarray(place, place + PIECE))
    await nextTurn()
  }
  return hash.digest('hex')
}
