import { isLoose, type Loose } from '../loose'

/** Characters that are read between two pauses. */
const AT_ONCE = 256 * 1024
/** What stands before the tables is shorter. */
const MAX_HEAD = 2_000

const [QUOTE, BACKSLASH, OPEN, CLOSE] = ['"', '\\', '{', '}'].map((sign) => sign.charCodeAt(0))

/**
 * The document that calcom.sql writes, parsed row by row: others would wait for a call that parses tens of megabytes. Null for a text
 * of another shape, which may be the same document in another order.
 */
export async function readDump(text: string, pause: () => Promise<void>): Promise<Loose | null> {
  const [start = '', head = ''] = /^\uFEFF?\s*(\{[^{[]*?"tables"\s*:\s*)\{/.exec(text.slice(0, MAX_HEAD)) ?? []
  const before = start ? parse(`${head}{}}`) : null
  if (!isLoose(before)) return null
  const tables: Record<string, unknown[]> = {}
  let place = skip(text, start.length)
  let paused = place
  while (text[place] === '"') {
    const [whole = '', name = ''] = /"([\w]+)"\s*:\s*\[/y.exec(at(text, place)) ?? []
    if (!whole) return null
    const rows: unknown[] = []
    tables[name] = rows
    place = skip(text, place + whole.length)
    while (text[place] === '{') {
      const end = endOf(text, place)
      const row = parse(text.slice(place, end))
      if (row === null) return null
      rows.push(row)
      place = skip(text, end)
      if (place - paused > AT_ONCE) {
        await pause()
        paused = place
      }
    }
    if (text[place] !== ']') return null
    place = skip(text, place + 1)
  }
  return /^\s*\}\s*\}\s*$/.test(text.slice(place)) ? { ...before, tables } : null
}

const at = (text: string, place: number) => text.slice(place, place + MAX_HEAD)

/** Past white space and commas. */
function skip(text: string, place: number): number {
  const next = /[^\s,]/g
  next.lastIndex = place
  return next.exec(text)?.index ?? text.length
}

/** Past the object that begins here. */
function endOf(text: string, start: number): number {
  let depth = 0
  let isQuoted = false
  for (let place = start; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    if (isQuoted) {
      if (code === BACKSLASH) place += 1
      else if (code === QUOTE) isQuoted = false
    } else if (code === QUOTE) isQuoted = true
    else if (code === OPEN) depth += 1
    else if (code === CLOSE) {
      depth -= 1
      if (depth === 0) return place + 1
    }
  }
  return text.length
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
