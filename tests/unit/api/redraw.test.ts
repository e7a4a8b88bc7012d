import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import { describe, expect, it } from 'vitest'
import { redraw } from '@/lib/api/redraw'
import { cachedPaths } from '@/lib/http/languages.mjs'
import { countTurns } from '@/tests/support/turns'

describe('redraw', () => {
  const paths = Array.from({ length: 100 }, (_, n) => `page-${n}`)

  it('takes each page out of the cache in all its languages, and lets others be answered meanwhile', async () => {
    const turns = await countTurns(() => redraw(paths))
    expect(paths.flatMap(cachedPaths).filter((path) => !tagsManifest.has(`_N_T_${path}`))).toEqual([])
    expect(turns).toBeGreaterThan(10)
  })
})
