import { unparse } from 'papaparse'

/** Without it Excel takes UTF-8 for its own old code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A cell that a spreadsheet would run as a formula, or that hides one behind white space (contract §6). */
const FORMULA = /^[=+\-@\t\r]/

/** Rows as a file of RFC 4180: quoted where needed, CRLF between them, formulas made text. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)))
  return BYTE_ORDER_MARK + unparse(cells, { newline: '\r\n' })
}
