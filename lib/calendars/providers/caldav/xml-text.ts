import type { Slices } from '../slices'

/** As it stands in a document; what is literal has no entities. */
export type XmlText = { text: string; isLiteral: boolean }

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const MAX_ENTITY = 12
/** Pieces that are joined at a time. */
const PIECES = 4096

/** Throws a SyntaxError for an entity that only a DTD would know. */
export async function decodeText(parts: readonly XmlText[], slices: Slices): Promise<string> {
  const whole: string[] = []
  for (const { text, isLiteral } of parts) {
    if (isLiteral || !text.includes('&')) whole.push(text)
    else whole.push(await decodeEntities(text, slices))
  }
  return whole.length === 1 ? (whole[0] ?? '') : whole.join('')
}

async function decodeEntities(text: string, slices: Slices): Promise<string> {
  const joined: string[] = []
  let pieces: string[] = []
  let at = 0
  for (let mark = text.indexOf('&'); mark !== -1; mark = text.indexOf('&', at)) {
    const end = text.slice(mark, mark + MAX_ENTITY).indexOf(';')
    const character = end === -1 ? null : toCharacter(text.slice(mark + 1, mark + end))
    if (character === null) throw new SyntaxError('An unknown entity')
    pieces.push(text.slice(at, mark), character)
    at = mark + end + 1
    if (pieces.length < PIECES) continue
    joined.push(pieces.join(''))
    pieces = []
    if (slices.isDue()) await slices.rest()
  }
  return [...joined, ...pieces, text.slice(at)].join('')
}

function toCharacter(name: string): string | null {
  const [, hex, decimal] = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(name) ?? []
  if (!hex && !decimal) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? null) : null
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null
}

/** An element from an object: its members are children, `_attributes` and `_text`; a list repeats the element. */
export function toXml(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => toXml(name, one)).join('')
  if (typeof value !== 'object' || value === null) return `<${name}>${escapeText(String(value ?? ''))}</${name}>`
  const { _attributes = {}, _text = '', ...children } = value as Record<string, unknown>
  const attributes = Object.entries(_attributes as object).map(([key, text]) => ` ${key}="${escapeText(String(text))}"`)
  const inner = Object.entries(children).map(([child, content]) => toXml(child, content))
  return `<${name}${attributes.join('')}>${escapeText(String(_text))}${inner.join('')}</${name}>`
}

function escapeText(text: string): string {
  return text.replace(/[&<>"\r]/g, (character) => `&#${character.charCodeAt(0)};`)
}
