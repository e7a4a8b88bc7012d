import { database } from '@/db/client'
import { listPageChanges } from '@/db/queries/pages/page-changes'
import { redraw } from '@/lib/api/redraw'

/** Longer than the pause between two looks, so that none is missed when one of them fails. */
const LOOK_BACK_SECONDS = 15
let seen = new Map<string, number>()

/** The paths of pages that some process changed since the last look, so that this one draws them anew. */
export async function listNewlyChangedPaths(): Promise<string[]> {
  const changes = await listPageChanges(database(), LOOK_BACK_SECONDS)
  const news = changes.filter(({ path, changedAt }) => seen.get(path) !== changedAt.getTime())
  seen = new Map(changes.map(({ path, changedAt }) => [path, changedAt.getTime()]))
  return news.map(({ path }) => path)
}

/** Takes pages that another process changed out of this one's cache. */
export async function redrawChangedPages(): Promise<void> {
  await redraw(await listNewlyChangedPaths())
}
