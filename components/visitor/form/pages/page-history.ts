/** In the state of a history entry. The router keeps it there beside its own. */
const FLAG = 'slotformPage'

/** `before` is the page of the entry before; `depth` counts the entries that pages have added. */
export type PageEntry = { page: string; before: string | null; depth: number }

export function readPageEntry(): PageEntry | null {
  const entry: unknown = window.history.state?.[FLAG]
  if (typeof entry !== 'object' || entry === null) return null
  const { page, before, depth } = entry as Partial<Record<keyof PageEntry, unknown>>
  return typeof page === 'string' && typeof depth === 'number'
    ? { page, before: typeof before === 'string' ? before : null, depth }
    : null
}

/** Another page has an entry of its own, so that the browser's Back leads to the page before. */
export function addPageEntry(from: string, page: string): void {
  const depth = (readPageEntry()?.depth ?? 0) + 1
  window.history.pushState({ [FLAG]: { page, before: from, depth } satisfies PageEntry }, '')
}

export function replacePageEntry(page: string): void {
  const { before, depth } = readPageEntry() ?? { before: null, depth: 0 }
  window.history.replaceState({ ...window.history.state, [FLAG]: { page, before, depth } satisfies PageEntry }, '')
}

/** Once the form is gone, Back leaves it at once. */
export function removePageEntries(): void {
  const depth = readPageEntry()?.depth ?? 0
  if (depth > 0) window.history.go(-depth)
}
