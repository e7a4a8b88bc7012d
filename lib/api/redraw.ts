import * as nextCache from 'next/cache'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import { cachedPaths } from '@/lib/http/languages.mjs'
import { yieldBetweenBatches } from '@/lib/platform/yield-between-batches'

/** Next compares each with all that the request has named before. */
const PATHS_AT_ONCE = 5

/**
 * Takes pages of visitors out of the cache of this process, in all their languages; paths are without their first slash. Others
 * are answered between some of them: an owner's new zone changes a thousand.
 */
export async function redraw(paths: Iterable<string>): Promise<void> {
  for await (const some of yieldBetweenBatches([...paths], PATHS_AT_ONCE)) some.flatMap(cachedPaths).forEach(redrawOne)
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
