// Finds tests without an outer describe, which a report would show without the name of what they test. Run by boundaries.mjs.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from './run.mjs'

const FOLDERS = ['tests/unit', 'tests/integration', 'tests/api']

/** @returns {string[]} one line for each test outside any describe */
export function findLooseTests() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`),
  ).flatMap((file) =>
    looseTestsIn(file, readFileSync(path.join(root, file), 'utf8')).map(
      (line) => `a test outside any describe: ${file}:${line}`,
    ),
  )
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {number[]} lines of calls of `it` or `test` that no describe is around
 */
export function looseTestsIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  /** @type {number[]} */
  const lines = []
  /** @param {ts.Node} node */
  function visit(node) {
    const name = ts.isCallExpression(node) ? firstName(node.expression) : ''
    if (name === 'describe') return
    if (name === 'it' || name === 'test') {
      lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1)
      return
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return lines
}

/**
 * `it` of `it.each([1, 2])('…')`.
 *
 * @param {ts.Expression} expression
 * @returns {string}
 */
function firstName(expression) {
  if (ts.isIdentifier(expression)) return expression.text
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)) {
    return firstName(expression.expression)
  }
  return ts.isTaggedTemplateExpression(expression) ? firstName(expression.tag) : ''
}
