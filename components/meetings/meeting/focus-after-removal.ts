/**
 * Call it before a meeting's row is removed; call the returned function afterwards. It moves the focus to the next row, else
 * the previous one, else the range heading.
 */
export function prepareFocusAfterRemoval(meetingId: string): () => void {
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

/** Focuses the row of a meeting after the pressed button in it is gone. */
export function focusRow(meetingId: string): void {
  afterPaint(() => {
    if (hasLostFocus(undefined)) focusFirst([document.querySelector<HTMLElement>(`[data-meeting="${meetingId}"]`)])
  })
}

/** Moves focus to the heading of the shown range. */
export function focusRangeHeading(): void {
  findRangeHeading()?.focus()
}

function findRangeHeading(): HTMLElement | null {
  return document.querySelector('[data-range-heading]')
}

/** False when the user has moved the focus elsewhere in the meantime. */
function hasLostFocus(row: HTMLElement | undefined): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || Boolean(row?.contains(activeElement))
}

function focusFirst(candidates: (HTMLElement | null | undefined)[]): void {
  candidates.find((candidate) => candidate?.isConnected)?.focus()
}

const LEAVING = '[role="dialog"][data-state="closed"], [role="alertdialog"][data-state="closed"]'

/** A closing dialog and a shrinking list need a frame each. A dialog holds the focus until its last motion has ended. */
function afterPaint(run: () => void): void {
  const wait = () => {
    if (document.querySelector(LEAVING)) requestAnimationFrame(wait)
    else setTimeout(run)
  }
  requestAnimationFrame(() => requestAnimationFrame(wait))
}
