import type { CheckedZip, Line as SentLine } from '@/lib/portability/server/read-zip'
import { EXPORT_SCHEMA, PARTS, type Part } from '@/lib/shared/portability'
import type { Lines } from '../converter'

/** The lines of a converter as the import reads those of a zip. They are judged there once more. */
export function toLineSource(lines: Lines, now: Date): CheckedZip {
  return {
    manifest: {
      product: 'slotform',
      schema: EXPORT_SCHEMA,
      version: '',
      createdAt: now.toISOString(),
      signingKeys: [],
      counts: Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>,
      entries: {},
    },
    async *lines(part): AsyncGenerator<SentLine> {
      // Its length decides how many are written at once.
      for await (const value of lines[part] ?? []) yield { value, size: JSON.stringify(value).length }
    },
    has: () => false,
    read: () => Promise.reject(new Error('An arrival has no files')),
    close: () => {},
  }
}
