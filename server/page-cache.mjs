import { createRequire } from 'node:module'
import { cachedPaths } from '../lib/http/languages.mjs'
import { nodeHooks, startTimer } from './timers.mjs'

const require = createRequire(import.meta.url)
const PAUSE_MS = 2_000

/**
 * Takes pages that another process changed out of this one's cache. Next's own call for that works inside a request only;
 * this marks the same tag that it would (the version is pinned, and a test with two processes covers it).
 * @returns {() => Promise<void>} stops the watch
 */
export function watchPageChanges() {
  const { tagsManifest } = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js')
  return startTimer('Page cache', PAUSE_MS, async () => {
    const paths = (await nodeHooks().listNewlyChangedPaths?.()) ?? []
    const expired = performance.timeOrigin + performance.now()
    for (const path of paths.flatMap(cachedPaths)) tagsManifest.set(`_N_T_${path}`, { expired })
  })
}
