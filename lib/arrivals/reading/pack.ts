import type { SourceDocument } from './step'

/** The same answers in at most `max` documents: several become one list, without being read. */
export function packDocuments(documents: readonly SourceDocument[], max: number): SourceDocument[] {
  if (documents.length <= max) return [...documents]
  const perFile = Math.ceil(documents.length / max)
  const files = Array.from({ length: Math.ceil(documents.length / perFile) }, (_, place) =>
    documents.slice(place * perFile, (place + 1) * perFile),
  )
  return files.map((some, place) => ({
    name: `answers-${place + 1}.json`,
    text: `[${some.map(({ text }) => itemsOf(text)).join(',')}]`,
  }))
}

/** A document is one answer or a list of them. */
function itemsOf(text: string): string {
  const trimmed = text.trim()
  return trimmed.startsWith('[') ? trimmed.slice(1, -1) : trimmed
}
