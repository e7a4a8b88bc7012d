import { unparse } from 'papaparse'

/** Without it Excel takes UTF-8 for its own old code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What begins a formula, also in the wide forms that some spreadsheets take for the plain ones. */
const SIGN = '[=+\\-@＝＋－＠]'
/** A cell that a spreadsheet would run as a formula, or that hides one behind white space or NUL. */
const FORMULA = new RegExp(`^(?:${SIGN}|[\\t\\r\\n\\0])`)
/** Where `;` or tab separates cells, or quotes are not read, the rest of a cell is a cell of its own. */
const FORMULA_WITHIN = new RegExp(`(?<=[;\\t\\r\\n])${SIGN}`, 'g')

/** Rows as a file of RFC 4180: every cell quoted, CRLF between rows, formulas made text by an apostrophe. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(withoutFormula))
  return BYTE_ORDER_MARK + unparse(cells, { newline: '\r\n', quotes: true })
}

function withoutFormula(cell: string): string {
  const safe = cell.replace(FORMULA_WITHIN, "'$&")
  return FORMULA.test(cell) ? `'${safe}` : safe
}
