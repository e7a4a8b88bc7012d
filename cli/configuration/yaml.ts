import { Document, isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type YAMLMap, type YAMLSeq } from 'yaml'
import type { components } from '@/clients/slotform/api'
import { UsageError } from '../errors'

export type Configuration = components['schemas']['Configuration']

const ABOUT = ` The configuration of a Slotform account, written by \`slotform pull\`. docs/configuration.md describes it.
 \`slotform plan\` shows what this file would change, \`slotform apply\` changes it.
 Fields and parts that you leave out stay as they are; lists are whole. dayOfWeek 0 is Sunday, lengths are minutes.`

/** Short collections stand in one line. */
const MAX_LINE = 100

/** Times and dates are quoted, so that readers of YAML 1.1 take them for texts, too. */
const COMPAT = { compat: 'yaml-1.1' } as const

/** The same text for the same document, with a comment at its top. */
export function toYaml(configuration: Configuration): string {
  const document = new Document(configuration, COMPAT)
  document.commentBefore = ABOUT
  visit(document, {
    Map: (_, map) => shorten(map),
    Seq: (_, list) => shorten(list),
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: true })
}

/** A value in one line, as a file has it. */
export function toLine(value: unknown): string {
  const document = new Document(value, COMPAT)
  visit(document, {
    Collection: (_, part) => {
      part.flow = true
    },
  })
  return document.toString({ lineWidth: 0 }).trimEnd()
}

/** The document of a file. `UsageError` with the line for a text that is no YAML, or no document. */
export function fromYaml(text: string, file: string): Configuration {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  const [problem] = [...document.errors, ...document.warnings]
  if (problem) throw new UsageError(`${file}:${lineCounter.linePos(problem.pos[0]).line}: ${problem.message}`)
  if (!isMap(document.contents)) throw new UsageError(`${file} has no configuration: pull one first.`)
  try {
    return document.toJS() as Configuration
  } catch (error) {
    // Aliases that would make the document many times as long as the file.
    throw new UsageError(`${file}: ${(error as Error).message}`)
  }
}

/** Sets a collection of nothing but short values in one line, if it is part of a list or a list itself. */
function shorten(collection: YAMLMap | YAMLSeq): void {
  const values: unknown[] = isSeq(collection) ? collection.items : collection.items.map(({ value }) => value)
  const isShort = values.every((value) => isScalar(value)) && JSON.stringify(collection).length <= MAX_LINE
  if (isShort) collection.flow = true
}
