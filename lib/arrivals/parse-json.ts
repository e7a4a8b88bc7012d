/** Bytes that are parsed in one turn of the event loop, in about 5 ms. */
const AT_ONCE = 256 * 1024
/** Of lists and objects that are larger than one turn: documents of sources have less than ten. */
const MAX_DEPTH = 50

/**
 * The value of JSON in UTF-8, with or without a byte order mark, parsed piece by piece: others would wait for a call that parses
 * tens of megabytes at once, and their text would stand in the memory beside them. Throws a SyntaxError for anything else.
 */
export async function parseInPieces(sent: Buffer, pause: () => Promise<void>): Promise<unknown> {
  const isMarked = sent.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
  const bytes = isMarked ? sent.subarray(BYTE_ORDER_MARK.length) : sent
  if (bytes.length <= AT_ONCE) return JSON.parse(bytes.toString())
  const reader = new PieceReader(bytes, pause)
  const value = await reader.readValue(0)
  reader.skipSpace()
  if (reader.place < bytes.length) throw new SyntaxError('More than one value')
  return value
}

const BYTE_ORDER_MARK = Buffer.from('\uFEFF')
const NONE = Symbol('none')

class PieceReader {
  place = 0
  private paused = 0

  constructor(
    private readonly bytes: Buffer,
    private readonly pause: () => Promise<void>,
  ) {}

  async readValue(depth: number): Promise<unknown> {
    if (depth > MAX_DEPTH) throw new SyntaxError('Too deep')
    if (this.place - this.paused > AT_ONCE) {
      this.paused = this.place
      await this.pause()
    }
    const small = this.readSmall()
    if (small !== NONE) return small
    await this.pause()
    return this.bytes[this.place] === codeOf('[') ? this.readList(depth) : this.readObject(depth)
  }

  skipSpace(): void {
    while (SPACE.has(this.bytes[this.place] ?? 0)) this.place += 1
  }

  /** A value that fits into one turn; NONE for a larger one. */
  private readSmall(): unknown {
    this.skipSpace()
    const end = endOf(this.bytes, this.place, this.place + AT_ONCE)
    if (end === null) return NONE
    const value: unknown = JSON.parse(this.bytes.toString('utf8', this.place, end))
    this.place = end
    return value
  }

  private async readList(depth: number): Promise<unknown[]> {
    const items: unknown[] = []
    this.place += 1
    if (this.ends(']')) return items
    do items.push(await this.readNext(depth))
    while (this.goesOn(']'))
    return items
  }

  private async readObject(depth: number): Promise<Record<string, unknown>> {
    const fields: [string, unknown][] = []
    this.place += 1
    if (this.ends('}')) return {}
    do {
      this.skipSpace()
      if (this.bytes[this.place] !== QUOTE) throw new SyntaxError('No name')
      const name = String(this.readSmall())
      this.skipSpace()
      if (this.bytes[this.place] !== codeOf(':')) throw new SyntaxError('No value')
      this.place += 1
      fields.push([name, await this.readNext(depth)])
    } while (this.goesOn('}'))
    return Object.fromEntries(fields)
  }

  /** Most values are small, and need no turn of their own. */
  private readNext(depth: number): unknown {
    if (this.place - this.paused > AT_ONCE) return this.readValue(depth + 1)
    const small = this.readSmall()
    return small === NONE ? this.readValue(depth + 1) : small
  }

  private ends(sign: string): boolean {
    this.skipSpace()
    if (this.bytes[this.place] !== codeOf(sign)) return false
    this.place += 1
    return true
  }

  private goesOn(sign: string): boolean {
    if (this.ends(sign)) return false
    if (!this.ends(',')) throw new SyntaxError('No comma')
    return true
  }
}

const codeOf = (sign: string) => sign.charCodeAt(0)
const SPACE = new Set([' ', '\t', '\n', '\r'].map(codeOf))
const [QUOTE, BACKSLASH] = [codeOf('"'), codeOf('\\')]
const OPENING = new Set(['{', '['].map(codeOf))
const CLOSING = new Set(['}', ']'].map(codeOf))
const SCALAR_END = new Set([...SPACE, ...CLOSING, codeOf(',')])

/** Past the value that begins here. Null for a list or an object that does not end before `limit`. */
function endOf(bytes: Buffer, start: number, limit: number): number | null {
  const first = bytes[start] ?? 0
  if (first === QUOTE) return endOfString(bytes, start)
  if (!OPENING.has(first)) {
    let end = start
    while (end < bytes.length && !SCALAR_END.has(bytes[end] ?? 0)) end += 1
    return end
  }
  let depth = 0
  for (let place = start; place < limit; place += 1) {
    const code = bytes[place]
    if (code === undefined) throw new SyntaxError('No end')
    if (code === QUOTE) place = endOfString(bytes, place) - 1
    else if (OPENING.has(code)) depth += 1
    else if (CLOSING.has(code)) {
      depth -= 1
      if (depth === 0) return place + 1
    }
  }
  return null
}

function endOfString(bytes: Buffer, start: number): number {
  for (let place = start + 1; place < bytes.length; place += 1) {
    if (bytes[place] === QUOTE) return place + 1
    if (bytes[place] === BACKSLASH) place += 1
  }
  throw new SyntaxError('No end')
}
