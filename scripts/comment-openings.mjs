// Finds comments that open with a word like "What" or "Whether", and so name a thing without saying anything of it. Run by boundaries.mjs.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

const COMMENTED = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.css', '*.yml', '*.yaml', '*.example', '.ci/*']
const OPENING = /^\s*(?:\/\*\*?|\{\/\*|\/\/|\*|#)\s+(?:What|Where|Of|Whether|Who|Whose|Which|How)\s/
const COMMENT = /^\s*(?:\/\/|\*|#)/
const EMPTY = /^\s*(?:\/\*\*|\*|\/\/|#)$/

/** @returns {string[]} one line for each such comment in the repository */
export function findDanglingComments() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...COMMENTED]
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
    .flatMap((file) =>
      danglingCommentsIn(readFileSync(path.join(root, file), 'utf8')).map(
        (line) => `a comment without a subject and a verb at its start: ${file}:${line}`,
      ),
    )
}

/**
 * @param {string} text
 * @returns {number[]} lines; those within a comment's paragraph may begin with any word
 */
export function danglingCommentsIn(text) {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const before = lines[index - 1] ?? ''
    const isWithin = COMMENT.test(before) && !EMPTY.test(before)
    return OPENING.test(line) && !isWithin ? [index + 1] : []
  })
}
