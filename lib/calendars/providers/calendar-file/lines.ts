/** A line of a calendar file, unfolded. `number` is where it begins in the file, from 1. */
export type Line = { name: string; parameters: Map<string, string>; value: string; text: string; number: number }

/** Whose value begins with a time or a length. */
const OF_TIMES = ['DTSTART', 'DTEND', 'DURATION', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'FREEBUSY']
const TIME = /^\s*(?:\d{4}-?\d\d-?\d\d|[+-]?P)/i

/** Reads any text: what is malformed has an odd name or value, and the line goes on. */
export function readLine(text: string, number: number): Line {
  const name = (/^[A-Za-z0-9-]+/.exec(text)?.[0] ?? '').toUpperCase()
  const at = findColon(text, OF_TIMES.includes(name))
  const head = text.slice(name.length, at)
  return { name, parameters: readParameters(head), value: text.slice(at + 1).trim(), text, number }
}

/** An unquoted name of a zone may hold a colon: then the value is what looks like one. */
function findColon(text: string, isOfTime: boolean): number {
  const places = colonsOf(text, isOfTime)
  const [first = text.length] = places
  return isOfTime ? (places.find((place) => TIME.test(text.slice(place + 1, place + 20))) ?? first) : first
}

/** The places of colons outside of quotes, or only the first; with a quote that is never closed, those inside. */
function colonsOf(text: string, isAll: boolean): number[] {
  const places: number[] = []
  let isQuoted = false
  for (let place = 0; place < text.length; place += 1) {
    if (text[place] === '"') isQuoted = !isQuoted
    if (text[place] !== ':' || isQuoted) continue
    places.push(place)
    if (!isAll) return places
  }
  return places.length > 0 || !isQuoted ? places : [text.indexOf(':')].filter((place) => place >= 0)
}

function readParameters(head: string): Map<string, string> {
  const parameters = new Map<string, string>()
  for (const [, name = '', value = ''] of head.matchAll(/;\s*([A-Za-z0-9-]+)\s*=((?:"[^"]*"|[^;"])*)/g)) {
    if (!parameters.has(name.toUpperCase())) parameters.set(name.toUpperCase(), value.trim().replace(/^"(.*)"$/s, '$1'))
  }
  return parameters
}

export function parameterOf(line: Line, name: string): string {
  return line.parameters.get(name) ?? ''
}

/** The words of a text value. */
export function toWords(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))
}

/** Escaped, quoted and broken spellings of a zone's name are one name. */
export function toZoneName(text: string): string {
  return text
    .replace(/\\(.)/g, '$1')
    .replace(/\^(['^n])/g, (_, letter: string) => ({ "'": '"', '^': '^' })[letter] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^"(.*)"$/, '$1')
}
