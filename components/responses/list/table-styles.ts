import type { CSSProperties } from 'react'

/** Explicit roles: with `display: grid` some browsers no longer expose rows as a table. */
export const TABLE = { role: 'table' } as const
export const ROW_GROUP = { role: 'rowgroup' } as const
export const ROW = { role: 'row' } as const
export const CELL = { role: 'cell' } as const
export const COLUMN_HEADER = { role: 'columnheader', scope: 'col' } as const

/** One line, or a card on a phone: three lines, and two more for each answer that has a column. */
export const rowStyles =
  "grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3.5 px-4 text-sm max-sm:[grid-template-areas:'tick_number_view'_'tick_who_who'_'tick_when_when'] sm:grid-cols-(--columns) sm:px-5"

/** The widths of a line on a wide screen; answers stand between the name and the date. */
export function columnsStyle(count: number): CSSProperties {
  const answers = count > 0 ? `repeat(${count},minmax(8rem,1fr)) ` : ''
  const who = count > 0 ? 'minmax(9rem,1fr)' : 'minmax(0,1fr)'
  return { '--columns': `1.25rem 3rem ${who} ${answers}11.5rem 9.5rem` } as CSSProperties
}
