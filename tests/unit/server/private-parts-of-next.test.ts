import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'

/**
 * Next may change these with any release. The fourth is compared in router-state.test.ts. Each message names the file that
 * has to follow.
 */
const load = createRequire(import.meta.url)

/** A part of Next, or a failure that says who needs it. */
function partOf<Part>(name: string, user: string): Part {
  try {
    return load(name)
  } catch {
    throw new Error(`Next no longer has ${name}, which ${user} needs.`)
  }
}

describe('the cache of pages, of which lib/api/redraw.ts marks tags', () => {
  const user = 'lib/api/redraw.ts'

  it('takes a page for expired whose tag is marked, and no other', () => {
    const { areTagsExpired, tagsManifest } = partOf<{
      areTagsExpired?: (tags: string[], since: number) => boolean
      tagsManifest?: Map<string, { expired?: number }>
    }>('next/dist/server/lib/incremental-cache/tags-manifest.external', user)
    expect(tagsManifest, `Next keeps its tags elsewhere: ${user} marks them in tagsManifest`).toBeInstanceOf(Map)
    tagsManifest?.set('_N_T_/changed', { expired: performance.timeOrigin + performance.now() })
    const drawnAt = Date.now() - 1_000
    const message = `Next reads tags in another way than ${user} writes them`
    expect(areTagsExpired?.(['_N_T_/changed'], drawnAt), message).toBe(true)
    expect(areTagsExpired?.(['_N_T_/other'], drawnAt), message).toBe(false)
  })

  it('tags a page with its path behind this prefix', () => {
    const { NEXT_CACHE_IMPLICIT_TAG_ID } = partOf<Record<string, string>>('next/dist/lib/constants', user)
    expect(NEXT_CACHE_IMPLICIT_TAG_ID, `Next tags pages with another prefix: ${user} writes it`).toBe('_N_T_')
  })
})

/** In a process of its own: Next's server leaves the class there before it loads its storages. */
const SCOPE = `
const { AsyncLocalStorage } = require('node:async_hooks')
globalThis.AsyncLocalStorage = AsyncLocalStorage
const { workAsyncStorage } = require('next/dist/server/app-render/work-async-storage.external')
const scope = { route: '/x' }
workAsyncStorage.run(scope, async () => {
  await null
  process.stdout.write(String(workAsyncStorage.getStore() === scope))
})`

describe('the scope of a request, in which lib/log/request-scope.ts keeps its context', () => {
  it('is one object from the begin of a request to its end', () => {
    const message = 'Next keeps the scope of a request elsewhere: lib/log/request-scope.ts reads workAsyncStorage'
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', SCOPE], { encoding: 'utf8' })
    expect(stdout, `${message}\n${stderr}`).toBe('true')
  })
})

describe('the settings of a standalone build, which server.mjs passes on', () => {
  const NAME = '__NEXT_PRIVATE_STANDALONE_CONFIG'

  it.each([
    ['writes', 'next/dist/build/utils.js', `process.env.${NAME} = JSON.stringify(nextConfig)`],
    ['reads', 'next/dist/server/config.js', `JSON.parse(process.env.${NAME})`],
  ])('are what Next %s itself', (_verb, file, code) => {
    const text = readFileSync(load.resolve(file), 'utf8')
    expect(
      text.includes(code),
      `${file} has no ${code}: server.mjs sets that variable from required-server-files.json`,
    ).toBe(true)
  })
})
