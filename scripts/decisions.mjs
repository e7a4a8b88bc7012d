// Checks the heads of the records of decisions, and that both records and the table of docs/decisions/README.md tell who refines whom.
// Run by boundaries.mjs.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

const FOLDER = path.join(root, 'docs/decisions')

/** @typedef {{ name: string, text: string }} Paper a file of the folder */

/** @returns {string[]} one line for each thing that is wrong */
export function findWrongDecisions() {
  const papers = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(path.join(FOLDER, name), 'utf8') }))
  const table = papers.find(({ name }) => name === 'README.md')?.text ?? ''
  return checkDecisions(
    papers.filter(({ name }) => /^\d/.test(name)),
    table,
  )
}

/**
 * @param {Paper[]} papers
 * @param {string} table
 * @returns {string[]}
 */
export function checkDecisions(papers, table) {
  const records = papers.map(({ name, text }) => ({ number: Number.parseInt(name, 10), name, ...readStatus(text) }))
  return records.flatMap(({ number, name, hasHead, refinedBy }) => {
    const refining = records.filter(({ refines }) => refines.includes(number)).map((record) => record.number)
    const row = new RegExp(`^\\| ${number} \\| .*\\(${name}\\) \\|([\\d, ]*)\\|$`, 'm').exec(table)
    return [
      ...(hasHead ? [] : [`${name}: no lines "- Date:" and "- Status:"`]),
      ...(row ? [] : [`README.md: no row for ${name}`]),
      ...compare(`${name}: refined by`, refinedBy, refining),
      ...(row ? compare(`README.md: row ${number}`, readNumbers(row[1] ?? ''), refining) : []),
    ]
  })
}

/** @param {string} text of a record */
function readStatus(text) {
  const status = /^- Date: \d{4}-\d\d-\d\d\n- Status: (\w[\s\S]*?)\n\n/m.exec(text)?.[1] ?? ''
  const [refines = '', refinedBy = ''] = status.split('refined by')
  return { hasHead: status !== '', refines: readNumbers(refines), refinedBy: readNumbers(refinedBy) }
}

/**
 * @param {string} text a list of numbers or of links to records
 * @returns {number[]}
 */
function readNumbers(text) {
  return (text.replace(/\([^)]*\)/g, '').match(/\d+/g) ?? []).map(Number)
}

/**
 * @param {string} where
 * @param {number[]} said
 * @param {number[]} refining
 */
function compare(where, said, refining) {
  const [is, should] = [said, refining].map((numbers) => numbers.toSorted((a, b) => a - b).join(', '))
  return is === should ? [] : [`${where} ${is || 'none'}, but the records say ${should || 'none'}`]
}
