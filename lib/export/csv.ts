// Node finds no named exports in this package; everybody finds the default.
import papaparse from 'papaparse'

/** A byte order mark; without it Excel reads UTF-8 as a legacy code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Characters that start a formula, with the full-width forms that some spreadsheets accept. */
const SIGN = '[=+\\-@＝＋－＠]'
/** With its sign, as JavaScript writes it. A phone number in E.164 is one, too. */
const SIGNED_NUMBER = '[+-]\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?'
const IS_NUMBER = new RegExp(`^${SIGNED_NUMBER}$`)
/** Matches a cell that a spreadsheet would run as a formula, also behind white space or NUL. */
const FORMULA = new RegExp(`^(?:${SIGN}|[\\t\\r\\n\\0])`)
/**
 * A reader that splits at `;` or tabs, or ignores quotes, would see the rest of a cell as a cell of its own. It runs neither the
 * number that is all of it, nor the dash before an entry of a list.
 */
const FORMULA_WITHIN = new RegExp(`(?<=[;\\t\\r\\n])(?!-+ |${SIGNED_NUMBER}(?:[;\\t\\r\\n]|$))${SIGN}`, 'g')

/** Writes rows as RFC 4180: every cell quoted, CRLF between rows, formulas escaped with an apostrophe. Numbers stay numbers. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(withoutFormula))
  return BYTE_ORDER_MARK + papaparse.unparse(cells, { newline: '\r\n', quotes: true })
}

function withoutFormula(cell: string): string {
  if (IS_NUMBER.test(cell)) return cell
  const safe = cell.replace(FORMULA_WITHIN, "'$&")
  return FORMULA.test(cell) ? `'${safe}` : safe
}
