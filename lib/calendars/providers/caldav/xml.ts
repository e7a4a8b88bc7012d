import type { Slices } from '../slices'
import { decodeText, type XmlText } from './xml-text'

/** Names have no prefixes; text is the element's own text, trimmed. */
export type XmlElement = { name: string; attributes: Map<string, string>; children: XmlElement[]; text: string }

const MAX_ELEMENTS = 50_000
/** Comments, instructions and CDATA sections. */
const MAX_OTHERS = 50_000
const MAX_ATTRIBUTES = 32
const MAX_DEPTH = 32

/** Thrown for input beyond any calendar's needs, such as an attack. */
export class XmlBoundError extends Error {
  constructor() {
    super('This XML is too deep, too wide or too long')
    this.name = 'XmlBoundError'
  }
}

const NAME = /[^\s/>"'=<&]+/y
const ATTRIBUTE = /\s+([^\s/>"'=<&]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const TAG_END = /\s*(\/?)>/y
const CLOSING = /\/([^\s/>"'=<&]+)\s*>/y

type Open = Omit<XmlElement, 'text'> & { tag: string; parts: XmlText[] }

/**
 * The root of a document. Each character is read once, everything is counted while it is read, and there are no DTDs.
 * Throws an XmlBoundError for what is too much, a SyntaxError for what is no XML.
 */
export async function parseXml(text: string, slices: Slices): Promise<XmlElement> {
  const reader = new XmlReader(text.replace(/^\uFEFF/, ''), slices)
  while (reader.hasMore) {
    if (slices.isDue()) await slices.rest()
    await reader.readNext()
  }
  return reader.end()
}

class XmlReader {
  private at = 0
  private elements = 0
  private others = 0
  private root: XmlElement | null = null
  private readonly open: Open[] = []

  constructor(
    private readonly text: string,
    private readonly slices: Slices,
  ) {}

  get hasMore(): boolean {
    return this.at < this.text.length
  }

  /** The text before the next tag, and that tag. */
  async readNext(): Promise<void> {
    const mark = this.text.indexOf('<', this.at)
    this.readText(mark === -1 ? this.text.length : mark)
    if (mark === -1) return
    this.at = mark + 1
    const next = this.text[this.at]
    if (next === '!' || next === '?') this.readOther(next)
    else if (next === '/') await this.readClosing()
    else await this.readOpening()
  }

  end(): XmlElement {
    if (!this.root || this.open.length > 0) throw malformed()
    return this.root
  }

  private readText(until: number): void {
    const text = this.text.slice(this.at, until)
    const inside = this.open.at(-1)
    if (!inside && text.trim() !== '') throw malformed()
    if (inside && text !== '') inside.parts.push({ text, isLiteral: false })
    this.at = until
  }

  private readOther(kind: string): void {
    this.others += 1
    if (this.others > MAX_OTHERS) throw new XmlBoundError()
    if (kind === '?') this.skip('?', '?>')
    else if (this.text.startsWith('!--', this.at)) this.skip('!--', '-->')
    else {
      const inside = this.open.at(-1)
      if (!inside || !this.text.startsWith('![CDATA[', this.at)) throw malformed()
      inside.parts.push({ text: this.skip('![CDATA[', ']]>'), isLiteral: true })
    }
  }

  /** Returns the text between the two. */
  private skip(from: string, to: string): string {
    const begin = this.at + from.length
    const end = this.text.indexOf(to, begin)
    if (end === -1) throw malformed()
    this.at = end + to.length
    return this.text.slice(begin, end)
  }

  private async readOpening(): Promise<void> {
    if (this.root) throw malformed()
    if (this.elements >= MAX_ELEMENTS || this.open.length >= MAX_DEPTH) throw new XmlBoundError()
    this.elements += 1
    const [tag] = this.take(NAME)
    const attributes = await this.readAttributes()
    const [, slash] = this.take(TAG_END)
    const element: Open = { name: tag.replace(/^[^:]*:/, ''), tag, attributes, children: [], parts: [] }
    if (slash) await this.close(element)
    else this.open.push(element)
  }

  private async readAttributes(): Promise<Map<string, string>> {
    const attributes = new Map<string, string>()
    for (let found = this.find(ATTRIBUTE); found; found = this.find(ATTRIBUTE)) {
      if (attributes.size >= MAX_ATTRIBUTES) throw new XmlBoundError()
      const [, name = '', double, single] = found
      if (attributes.has(name)) throw malformed()
      const text = double ?? single ?? ''
      const isPlain = !text.includes('&')
      attributes.set(name, isPlain ? text : await decodeText([{ text, isLiteral: false }], this.slices))
    }
    return attributes
  }

  private async readClosing(): Promise<void> {
    const [, tag] = this.take(CLOSING)
    const element = this.open.pop()
    if (!element || element.tag !== tag) throw malformed()
    await this.close(element)
  }

  private async close({ name, attributes, children, parts }: Open): Promise<void> {
    const element = { name, attributes, children, text: (await decodeText(parts, this.slices)).trim() }
    const parent = this.open.at(-1)
    if (parent) parent.children.push(element)
    else this.root = element
  }

  private find(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (found) this.at += found[0].length
    return found
  }

  private take(pattern: RegExp): RegExpExecArray {
    const found = this.find(pattern)
    if (!found) throw malformed()
    return found
  }
}

function malformed(): SyntaxError {
  return new SyntaxError('This is no XML')
}
