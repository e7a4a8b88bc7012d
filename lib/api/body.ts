import type { z } from 'zod'
import { excessOf } from '@/lib/platform/json-size'
import { AppError } from '@/lib/shared/errors'
import { check } from '@/messages/check'
import { apiErrors } from '@/messages/en/shared/api-errors'

export const MAX_BODY_BYTES = 256 * 1024
/**
 * Values of a body with the names of its fields, and nesting of objects and lists, including the body itself. A list of dates of a
 * page has 22,400 at most, a form with all its translations 60,000.
 */
const MAX_SIZE = { values: 100_000, depth: 32 }
/** Wrong fields that one answer names. */
const MAX_ISSUES = 100
const MAX_WHOLLY_JUDGED = 5_000

/** The body as a JSON object; of a route that needs none, an empty object for an empty one. */
export function readBody(
  request: Request,
  { bodyIsOptional, maxBytes }: { bodyIsOptional: boolean; maxBytes: number },
): Promise<Record<string, unknown>> | Record<string, unknown> {
  return bodyIsOptional && isEmpty(request) ? {} : readJson(request, maxBytes)
}

/** A request from Next has a stream as its body, even if nothing was sent. */
function isEmpty({ body, headers }: Request): boolean {
  if (!body) return true
  return !headers.has('content-type') && !headers.has('transfer-encoding') && !Number(headers.get('content-length'))
}

/** Checks type and size, then reads the body as a JSON object that can be stored. */
export async function readJson(request: Request, max = MAX_BODY_BYTES): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new AppError('unsupported_type')
  const bytes = await readBytes(request, max, new AppError('too_large'))
  const excess = excessOf(bytes, MAX_SIZE)
  if (excess) throw new AppError(excess === 'depth' ? 'too_deep' : 'too_many_values')
  const text = toText(bytes)
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('not_an_object')
  }
  if (MAY_BE_UNSTORABLE.test(text)) refuseUnstorable(value)
  return value as Record<string, unknown>
}

/** JSON in UTF-8 has NUL, and halves of surrogate pairs, as escapes only. */
const MAY_BE_UNSTORABLE = /\\u(?:0000|d[89a-f])/i

/**
 * Parses by a schema. Throws 400 with the wrong fields, with the schema's messages if it has any: the first `MAX_ISSUES` of them,
 * or of more than `MAX_WHOLLY_JUDGED` values the first alone, for each takes time that others wait.
 */
export function parseOrThrow<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, TO_THE_FIRST_ISSUE)
  if (parsed.success) return parsed.data
  const { error = parsed.error } = hasMoreValues(value, MAX_WHOLLY_JUDGED) ? {} : schema.safeParse(value, TO_THE_END)
  const found = error.issues.slice(0, MAX_ISSUES).flatMap(innermost).slice(0, MAX_ISSUES)
  const issues = found.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new AppError('invalid_input', { message: issues[0]?.message, issues })
}

const TO_THE_END: z.core.ParseContext<z.core.$ZodIssue> = {
  error: ({ input }) => (input === undefined ? check('required') : check('invalidInput')),
}
const TO_THE_FIRST_ISSUE: z.core.ParseContextInternal<z.core.$ZodIssue> = { ...TO_THE_END, abortEarly: true }

/** Counts values within lists and objects, and stops beyond `max`. */
function hasMoreValues(root: unknown, max: number): boolean {
  const containers = [root]
  let count = 0
  for (let next = containers.pop(); next !== undefined && count <= max; next = containers.pop()) {
    if (typeof next !== 'object' || next === null) continue
    const values = Object.values(next)
    count += values.length
    for (const value of values) if (typeof value === 'object') containers.push(value)
  }
  return count > max
}

/** A value may be one of several things, such as a list or a text: what is wrong within the one that it is. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const begun = issue.errors.filter((branch) => branch.length > 0 && branch.every(({ path }) => path.length > 0))
  const [only, ...others] = begun
  if (!only || others.length > 0) return [issue]
  return only.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Reads the raw body as text, such as one whose signature is checked. */
export async function readText(request: Request, max = MAX_BODY_BYTES): Promise<string> {
  return toText(await readBytes(request, max, new AppError('too_large')))
}

function toText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AppError('not_utf8')
  }
}

/** Reads the raw body. Stops and throws `tooLarge` as soon as it has, or announces, more than `max` bytes. */
export async function readBytes(request: Request, max: number, tooLarge: AppError): Promise<Buffer> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > max) throw tooLarge
  // Filled as the parts come: kept until the end, they would stand in the memory beside their copy. Pages that nobody writes to take none.
  const whole = announced > 0 ? Buffer.allocUnsafeSlow(announced) : null
  let filled = 0
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > max) {
      await reader?.cancel()
      throw tooLarge
    }
    if (whole && size <= whole.byteLength) {
      whole.set(part.value, filled)
      filled = size
    } else chunks.push(part.value)
  }
  const begun = whole?.subarray(0, filled) ?? Buffer.alloc(0)
  return chunks.length === 0 ? begun : Buffer.concat([begun, ...chunks])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('not_json')
  }
}

/** Postgres refuses NUL and silently changes a lone surrogate. */
function refuseUnstorable(root: object): void {
  const containers: Container[] = [{ value: root, key: '', parent: null }]
  const look = (parent: Container, key: string | number, value: unknown) => {
    if (typeof value === 'string' && !isStorable(value)) throw notStorable({ value: [], key, parent })
    if (typeof value === 'object' && value !== null) containers.push({ value, key, parent })
  }
  for (const container of containers) {
    const { value } = container
    if (Array.isArray(value)) for (const [key, one] of value.entries()) look(container, key, one)
    else
      for (const [key, one] of Object.entries(value)) {
        // A name that cannot be stored cannot be told either.
        if (!isStorable(key)) throw notStorable(container)
        look(container, key, one)
      }
  }
}

/** Its path is put together only where it is told. */
type Container = { value: object; key: string | number; parent: Container | null }

function notStorable(place: Container | null): AppError {
  const path: (string | number)[] = []
  for (let one = place; one?.parent; one = one.parent) path.unshift(one.key)
  const issue = { path: path.join('.'), message: apiErrors.not_storable }
  return new AppError('not_storable', { issues: [issue] })
}

export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

const QUERY: Container = { value: {}, key: '', parent: null }

/** A name that occurs once becomes a text, a repeated one a list of texts. */
export function queryOf(request: Request): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URL(request.url).searchParams) {
    if (!isStorable(name)) throw notStorable(null)
    if (!isStorable(value)) throw notStorable({ value: [], key: name, parent: QUERY })
    const before = query[name]
    query[name] = before === undefined ? value : [before, value].flat()
  }
  return query
}
