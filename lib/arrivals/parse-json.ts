/** Characters that are parsed in one turn of the event loop, in about 5 ms. */
const AT_ONCE = 256 * 1024
/** Of lists and objects that are larger than one turn: documents of sources have less than ten. */
const MAX_DEPTH = 50

/**
 * The value of a JSON text, parsed piece by piece: others would wait for a call that parses tens of megabytes at once. Throws a
 * SyntaxError for other text.
 */
export async function parseInPieces(text: string, pause: () => Promise<void>): Promise<unknown> {
  if (text.length <= AT_ONCE) return JSON.parse(text)
  const reader = new PieceReader(text, pause)
  const value = await reader.readValue(0)
  reader.skipSpace()
  if (reader.place < text.length) throw new SyntaxError('More than one value')
  return value
}

const NONE = Symbol('none')

class PieceReader {
  place = 0
  private paused = 0

  constructor(
    private readonly text: string,
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
    return this.text[this.place] === '[' ? this.readList(depth) : this.readObject(depth)
  }

  skipSpace(): void {
    while (SPACE.has(this.text.charCodeAt(this.place))) this.place += 1
  }

  /** A value that fits into one turn; NONE for a larger one. */
  private readSmall(): unknown {
    this.skipSpace()
    const end = endOf(this.text, this.place, this.place + AT_ONCE)
    if (end === null) return NONE
    const value: unknown = JSON.parse(this.text.slice(this.place, end))
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
      if (this.text[this.place] !== '"') throw new SyntaxError('No name')
      const name = String(this.readSmall())
      this.skipSpace()
      if (this.text[this.place] !== ':') throw new SyntaxError('No value')
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
    if (this.text[this.place] !== sign) return false
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
const SCALAR_END = /[\s,\]}]/g

/** Past the value that begins here. Null for a list or an object that does not end before `limit`. */
function endOf(text: string, start: number, limit: number): number | null {
  const first = text.charCodeAt(start)
  if (first === QUOTE) return endOfString(text, start)
  if (!OPENING.has(first)) {
    SCALAR_END.lastIndex = start
    return SCALAR_END.exec(text)?.index ?? text.length
  }
  let depth = 0
  for (let place = start; place < limit; place += 1) {
    if (place >= text.length) throw new SyntaxError('No end')
    const code = text.charCodeAt(place)
    if (code === QUOTE) place = endOfString(text, place) - 1
    else if (OPENING.has(code)) depth += 1
    else if (CLOSING.has(code)) {
      depth -= 1
      if (depth === 0) return place + 1
    }
  }
  return null
}

function endOfString(text: string, start: number): number {
  for (let place = text.indexOf('"', start + 1); place >= 0; place = text.indexOf('"', place + 1)) {
    let slashes = 0
    while (text.charCodeAt(place - 1 - slashes) === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return place + 1
  }
  throw new SyntaxError('No end')
}
