import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
const FOLDER = path.dirname(require.resolve('next/package.json'))
/** Next's code that runs in a browser. */
const BROWSER_FOLDERS = ['client', 'shared']

/** A Turbopack loader for `next/dist/lib/constants.js`: most of it is for the server, and in every page. */
export default function nextConstantsLoader() {
  return writeConstants()
}

/** @returns {string} a module with the constants that Next's code for the browser names */
export function writeConstants() {
  /** @type {Record<string, unknown>} */
  const all = require('next/dist/lib/constants')
  const used = BROWSER_FOLDERS.flatMap((name) => namesIn(path.join(FOLDER, 'dist', name)))
  const kept = [...new Set(used)].filter((name) => name in all).sort()
  return kept.map((name) => `exports.${name} = ${JSON.stringify(all[name])}\n`).join('')
}

/**
 * @param {string} folder
 * @returns {string[]} the constants that the folder's modules read
 */
function namesIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  return files.flatMap((file) => {
    const code = readFileSync(path.join(folder, file), 'utf8')
    const [, variable] = /const (\w+) = require\("(?:\.\.\/)+lib\/constants"\)/.exec(code) ?? []
    return variable ? [...code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name) : []
  })
}
