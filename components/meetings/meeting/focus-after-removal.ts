import { catchFocus, moveFocus } from '@/components/ui/move-focus'
import { prepareFocusBeside } from '@/components/ui/row-focus'

/**
 * Call it before a meeting's row is removed; call the returned function afterwards. It moves the focus to the next row, else
 * the previous one, else the range heading.
 */
export function prepareFocusAfterRemoval(meetingId: string): () => void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-meeting]')]
  return prepareFocusBeside(rows, (row) => row.dataset.meeting === meetingId, findRangeHeading)
}

/** Focuses the row of a meeting if the pressed button in it goes. */
export function focusRow(meetingId: string): void {
  catchFocus(() => document.querySelector<HTMLElement>(`[data-meeting="${meetingId}"]`))
}

/** Moves focus to the heading of the shown range. */
export function focusRangeHeading(): void {
  moveFocus(findRangeHeading)
}

function findRangeHeading(): HTMLElement | null {
  return document.querySelector('[data-range-heading]')
}
