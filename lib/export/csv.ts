// Node finds no named exports in this package; everybody finds the default.
import papaparse from 'papaparse'

/** A byte order mark; without it Excel reads UTF-8 as a legacy code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Characters that start a formula, with the full-width forms that some spreadsheets accept. */
const SIGN = '[=+\\-@＝＋－＠]'
/** Matches a cell that a spreadsheet would run as a formula, also behind white space or NUL. */
const FORMULA = new RegExp(`^(?:${SIGN}|[\\t\\r\\n\\0])`)
/** A reader that splits at `;` or tabs, or ignores quotes, would see the rest of a cell as a cell of its own. */
const FORMULA_WITHIN = new RegExp(`(?<=[;\\t\\r\\n])${SIGN}`, 'g')

/** Writes rows as RFC 4180: every cell quoted, CRLF between rows, formulas escaped with an apostrophe. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(withoutFormula))
  return BYTE_ORDER_MARK + papaparse.unparse(cells, { newline: '\r\n', quotes: true })
}

function withoutFormula(cell: string): string {
  const safe = cell.replace(FORMULA_WITHIN, "'$&")
  return FORMULA.test(cell) ? `'${safe}` : safe
}
