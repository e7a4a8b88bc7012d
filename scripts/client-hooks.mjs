// Finds server components that call a hook, such as useTexts: no build notices, and the page answers 500.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from './run.mjs'

const IS_CLIENT = /^\s*(?:\/\*.*?\*\/\s*)?['"]use client['"]/s

/** @returns {string[]} one line for each */
export function findHooksOnServer() {
  return [...drawnByServer()]
    .filter(([file]) => file.startsWith('components/') && /\buse[A-Z]\w*\(/.test(read(file)))
    .map(
      ([file, from]) =>
        `a server component calls a hook: ${file}, imported by ${from}; add 'use client' or take texts as a prop`,
    )
}

/**
 * Files that the server draws as server components: pages and layouts, and what they import up to the next 'use client'.
 * @returns {Map<string, string>} each with the file that imports it
 */
function drawnByServer() {
  const pages = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `app/${file.split(path.sep).join('/')}`)
  /** @type {Map<string, string>} */
  const seen = new Map()
  const waiting = pages.map((file) => ({ file, from: '' }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { file, from } = next
    if (seen.has(file) || IS_CLIENT.test(read(file))) continue
    seen.set(file, from)
    waiting.push(...importsOf(file).map((imported) => ({ file: imported, from: file })))
  }
  return seen
}

/** @param {string} file */
function importsOf(file) {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, false)
  return source.statements.flatMap((statement) => {
    const isDeclaration = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
    if (!isDeclaration || !statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    if (ts.isImportDeclaration(statement) && statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
      return []
    return resolve(file, statement.moduleSpecifier.text) ?? []
  })
}

/** @param {string} from @param {string} name */
function resolve(from, name) {
  const base = name.startsWith('@/') ? name.slice(2) : name.startsWith('.') ? path.join(path.dirname(from), name) : null
  if (base === null) return null
  const candidates = [base, `${base}.tsx`, `${base}.ts`, `${base}/index.ts`, `${base}/index.tsx`]
  const found = candidates.find((file) => /\.tsx?$/.test(file) && isFile(file))
  return found ? [found.split(path.sep).join('/')] : null
}

/** @param {string} file */
function isFile(file) {
  const at = path.join(root, file)
  return existsSync(at) && statSync(at).isFile()
}

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(root, file), 'utf8')
}
