// Finds classes and styles that name a left or a right: on a page that is read from right to left, all sides change. Run by boundaries.mjs.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

const FOLDERS = ['app', 'pages', 'components', 'emails', 'lib', 'public']

/** Sides that are meant as such. */
const ALLOWED = [
  { file: 'components/ui/keep-beside.ts', why: 'a place measured on the screen' },
  { file: 'components/meetings/month/use-entry-drag.ts', why: 'follows the pointer, which is measured from the left' },
  { file: 'components/settings/crop-dialog.tsx', why: 'a picture has the same left and right in every language' },
]

const SIZE = String.raw`(?:\d|\[|\(|px\b|auto\b|full\b)`
/** A class for each direction, as in `ltr:object-left rtl:object-right`, is as good as one for the line. */
const CLASS = new RegExp(
  [
    `(?:scroll-)?[mp][lr]-${SIZE}`,
    `(?:left|right)-${SIZE}`,
    String.raw`(?:text|float|clear|object|origin)-(?:(?:top|bottom)-)?(?:left|right)\b`,
    String.raw`(?:border-[lr]|rounded-[tb]?[lr])(?!\w)`,
    `translate-x-${SIZE}`,
    String.raw`bg-(?:gradient|linear)-to-[tb]?[lr]\b`,
  ]
    .map((name) => String.raw`(?<![\w-]|(?:ltr|rtl):(?:\S*:)?)-?${name}`)
    .join('|'),
)
const STYLE = new RegExp(
  [
    String.raw`\b(?:margin|padding|border)-?(?:left|right)\w*['"]?:`,
    String.raw`(?:^|[{,])\s*['"]?(?:left|right)['"]?:\s*(?:[-\d\`'"]|\S+;)`,
    String.raw`\btext-?align['"]?:\s*['"]?(?:left|right)\b`,
    String.raw`\balign=["'](?:left|right)\b`,
  ].join('|'),
  'i',
)
/** Both sides alike. */
const BOTH = /\bleft\b.*\bright\b|\bright\b.*\bleft\b/i
const COMMENT = /^\s*(?:\/?\*|\/\/|\{\/\*)/

/** @returns {string[]} one line for each, and one for each exception that is not needed */
export function findPhysicalSides() {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .filter((file) => /\.(?:tsx?|css|js)$/.test(file))
      .flatMap((file) =>
        physicalSidesIn(readFileSync(path.join(root, file), 'utf8')).map((finding) => ({ file, ...finding })),
      ),
  )
  const wrong = found.filter(({ file }) => !ALLOWED.some((entry) => entry.file === file))
  const unused = ALLOWED.filter((entry) => !found.some(({ file }) => entry.file === file))
  return [
    ...wrong.map(
      ({ file, line, side }) => `a physical side, not one of the line (start, end): ${file}:${line}: ${side}`,
    ),
    ...unused.map(({ file, why }) => `allowed in scripts/physical-sides.mjs, but not there: ${file} (${why})`),
  ]
}

/**
 * @param {string} text of TypeScript, JavaScript or CSS
 * @returns {{ line: number, side: string }[]}
 */
export function physicalSidesIn(text) {
  return text.split('\n').flatMap((words, index) => {
    if (COMMENT.test(words) || /^import /.test(words)) return []
    const style = BOTH.test(words) ? null : STYLE.exec(words)
    const side = (CLASS.exec(words) ?? style)?.[0].trim()
    return side ? [{ line: index + 1, side }] : []
  })
}
