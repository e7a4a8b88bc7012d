import * as nextCache from 'next/cache'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import { cachedPaths } from '@/lib/http/languages.mjs'

/** Takes a page of visitors out of the cache of this process, in all its languages; `path` without its first slash. */
export function redraw(path: string): void {
  for (const cached of cachedPaths(path)) redrawOne(cached)
}

function redrawOne(path: string): void {
  try {
    nextCache.revalidatePath(path)
  } catch {
    // It works within a request of the app router only. A page without scripts, and the timer that looks for changes of other
    // processes, mark the tag that it would. Private: tests/unit/server/private-parts-of-next.test.ts watches it.
    tagsManifest.set(`_N_T_${path}`, { expired: performance.timeOrigin + performance.now() })
  }
}
