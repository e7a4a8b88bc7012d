/** Explicit roles: with `display: grid` some browsers no longer expose rows as a table. */
export const TABLE = { role: 'table' } as const
export const ROW_GROUP = { role: 'rowgroup' } as const
export const ROW = { role: 'row' } as const
export const CELL = { role: 'cell' } as const
export const COLUMN_HEADER = { role: 'columnheader', scope: 'col' } as const

/** One line, or a card of three lines on a phone. */
export const rowStyles =
  "grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3.5 px-4 text-sm [grid-template-areas:'tick_number_view'_'tick_who_view'_'tick_when_view'] sm:grid-cols-[1.25rem_3rem_minmax(0,1fr)_11.5rem_7rem] sm:px-5 sm:[grid-template-areas:'tick_number_who_when_view']"
