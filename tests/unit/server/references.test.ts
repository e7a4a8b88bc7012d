import { describe, expect, it } from 'vitest'
import { findBroken, findPapers } from '@/scripts/references.mjs'

describe('findBroken', () => {
  const inDocs = (line: string) => findBroken('docs/product.md', line)

  it('knows files, folders, and files without their extension', () => {
    expect(inDocs('`lib/scheduling/slots.ts`, `lib/scheduling/`, lib/scheduling/slots, docs/limits.md.')).toEqual([])
  })

  it('names a path that does not exist', () => {
    expect(inDocs('see `lib/scheduling/no-such.ts`')).toEqual(['no such file: lib/scheduling/no-such.ts'])
  })

  it('leaves addresses and paths of other roots alone', () => {
    expect(inDocs('/dev/mailbox, https://example.com/docs/none, @/lib/none, GET /api/forms/none')).toEqual([])
  })

  it('names a link to a file or a heading that does not exist', () => {
    expect(inDocs('[here](limits.md#values), [there](limits.md#none), [nowhere](none.md)')).toEqual([
      'broken link: limits.md#none',
      'broken link: none.md',
    ])
  })

  it('names a quoted heading that does not exist', () => {
    expect(findBroken('lib/env.ts', 'docs/limits.md, "Values"')).toEqual([])
    expect(findBroken('lib/env.ts', 'docs/limits.md, "None"')).toEqual(['no such heading: docs/limits.md, "None"'])
  })

  it('names a decision that does not exist', () => {
    expect(inDocs('decision 2, decisions 3 and 999')).toEqual(['no such decision: 999'])
  })
})

describe('findPapers', () => {
  it('finds papers that are not in the repository, and no RFC', () => {
    expect(findPapers(`as ${['contract', '\u00a74'].join(' ')} says`)).toHaveLength(1)
    expect(findPapers('RFC 6749 \u00a74.1.2')).toEqual([])
  })
})
