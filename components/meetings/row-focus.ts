/**
 * Where the focus goes when a meeting's row goes: to the row after it, else the one before, else the list's heading. The
 * neighbours are looked up while the row is there; the function that is returned runs once it is gone.
 */
export function rememberNeighbours(meetingId: string): () => void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-meeting]')]
  const index = rows.findIndex((row) => row.dataset.meeting === meetingId)
  const neighbours = index < 0 ? [] : [rows[index + 1], rows[index - 1]]
  return () =>
    afterPaint(() => focusFirst([...neighbours, document.querySelector<HTMLElement>('[data-range-heading]')]))
}

/** Not when somebody has gone elsewhere in the meantime. */
function focusFirst(candidates: (HTMLElement | null | undefined)[]): void {
  if (document.activeElement && document.activeElement !== document.body) return
  candidates.find((candidate) => candidate?.isConnected)?.focus({ preventScroll: false })
}

/** A closing dialog and a shrinking list need a frame each. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)))
}
