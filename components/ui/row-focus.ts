import { type FindTarget, moveFocus } from './move-focus'

/**
 * Call it before a row is removed; call the returned function afterwards. It moves the focus to the next row, else the
 * previous one, else to what `findElse` finds.
 * @param find the element of a row that takes the focus; the row itself by default
 */
export function prepareFocusBeside(
  rows: readonly HTMLElement[],
  isRemoved: (row: HTMLElement) => boolean,
  findElse: FindTarget,
  find: (row: HTMLElement) => HTMLElement | null = (row) => row,
): () => void {
  const index = rows.findIndex(isRemoved)
  const neighbours = index < 0 ? [] : [rows[index + 1], rows[index - 1]]
  return () =>
    moveFocus(() => {
      const row = neighbours.find((one) => one?.isConnected)
      return (row && find(row)) ?? findElse()
    })
}
