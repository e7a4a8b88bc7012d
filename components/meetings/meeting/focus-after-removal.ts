/**
 * Where the focus goes when a meeting's row goes: to the row after it, else the one before, else the list's heading. The
 * neighbours are looked up while the row is there; the function that is returned runs once it is gone.
 */
export function rememberNeighbours(meetingId: string): () => void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-meeting]')]
  const index = rows.findIndex((row) => row.dataset.meeting === meetingId)
  const neighbours = index < 0 ? [] : [rows[index + 1], rows[index - 1]]
  return () => {
    afterPaint(() => {
      if (hasLostFocus(rows[index])) {
        focusFirst([...neighbours, findRangeHeading()])
      }
    })
  }
}

/** To the row itself, when what was pressed in it is gone. */
export function focusRow(meetingId: string): void {
  afterPaint(() => {
    if (hasLostFocus(undefined)) focusFirst([document.querySelector<HTMLElement>(`[data-meeting="${meetingId}"]`)])
  })
}

/** To what says what the list shows now. */
export function focusRangeHeading(): void {
  findRangeHeading()?.focus()
}

function findRangeHeading(): HTMLElement | null {
  return document.querySelector('[data-range-heading]')
}

/** Not when somebody has gone elsewhere in the meantime. */
function hasLostFocus(row: HTMLElement | undefined): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || Boolean(row?.contains(activeElement))
}

function focusFirst(candidates: (HTMLElement | null | undefined)[]): void {
  candidates.find((candidate) => candidate?.isConnected)?.focus()
}

/** A closing dialog and a shrinking list need a frame each. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)))
}
