import type { TriedChange } from './tried-change'

/** The editor of a page with one rule changed as an explanation proposes, and nothing saved. */
export function tryAddress(pageId: string, { opens: _, ...change }: TriedChange & { opens: boolean }): string {
  return `/time-slot-pages/${pageId}/edit?tab=when&try=${encodeURIComponent(JSON.stringify(change))}`
}
