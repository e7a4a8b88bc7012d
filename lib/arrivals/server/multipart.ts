/** A part of a form as it was sent. `filename`: null for a part that is no file. */
export type FormPart = { name: string; filename: string | null; bytes: Buffer }

/**
 * The parts of a `multipart/form-data` body (RFC 7578), as views of its bytes: the platform's parser copies them more than once, in one
 * turn of the event loop. Null for a body that is none.
 */
export function readParts(body: Buffer, contentType: string): FormPart[] | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (!boundary) return null
  const parts: FormPart[] = []
  // The first one stands at the beginning, or behind a preamble.
  let place = body.indexOf(`--${boundary}`)
  const next = Buffer.from(`\r\n--${boundary}`)
  if (place < 0) return null
  place += boundary.length + 2
  for (;;) {
    if (body.toString('latin1', place, place + 2) === '--') return parts
    const head = body.indexOf('\r\n', place)
    const content = body.indexOf('\r\n\r\n', place)
    const end = content < 0 ? -1 : body.indexOf(next, content + 2)
    if (head < 0 || end < 0 || content - head > MAX_HEAD || parts.length >= MAX_PARTS) return null
    const part = toPart(body.toString('utf8', head, content))
    if (!part) return null
    parts.push({ ...part, bytes: body.subarray(Math.min(content + 4, end), end) })
    place = end + next.length
  }
}

/** In bytes. */
const MAX_HEAD = 4_000
/** More than any form of ours has. */
const MAX_PARTS = 1_000

function toPart(head: string): Omit<FormPart, 'bytes'> | null {
  const [, disposition = ''] = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head) ?? []
  const fieldOf = (field: string) => new RegExp(`(?:^|;)\\s*${field}="([^"]*)"`, 'i').exec(disposition)?.[1]
  const name = fieldOf('name')
  if (name === undefined) return null
  return { name: unescaped(name), filename: unescaped(fieldOf('filename') ?? null) }
}

/** Browsers write these three signs of a name so. */
function unescaped<T extends string | null>(text: T): T {
  return (text?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n') ?? null) as T
}
