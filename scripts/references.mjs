// Checks that the files, headings and decisions that comments and docs name exist. Run by boundaries.mjs.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

const CODE = /\.(?:ts|tsx|mjs|cjs|js|css)$/
const TEXT = /\.(?:md|html|ya?ml|example)$|(?:^|\/)Dockerfile$|^\.ci\//
/** Papers that are not in the repository. */
const PAPER =
  /\b(?:contract|spec|design|quality|stack|house|scale|delight)(?:-2)?(?:\.md)?(?:'s)?,? ?§|\bthe (?:specification|contract)\b|\b(?:contract|spec|quality|stack|house|delight)(?:-2)?\.md\b/i
/** A path from the root: `lib/mail/send.ts`, `docs/limits.md`, `tests/support/`. */
const ROOT_PATH =
  /(?<![\w./@~:-])(?:app|assets|bench|components|db|dev|docs|drizzle|emails|lib|messages|scripts|server|tests|\.github)\/(?:[\w./-]|\([\w-]+\)|\[[\w.]+\])*/g
const LINK = /\]\(([^)\s]+)\)/g
/** `docs/limits.md, "Values"` or `[limits.md](limits.md), "Values"`. */
const QUOTED_HEADING = /([\w./-]+\.md)\)?, "([^"]+)"/g
const DECISION = /\bdecisions? (\d+)(?:(?:,| and) (\d+))*/gi

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => (CODE.test(file) || TEXT.test(file)) && existsSync(path.join(root, file)))
const decisions = new Set(files.flatMap((file) => /^docs\/decisions\/0*(\d+)/.exec(file)?.[1] ?? []))

/** One line for each reference that leads nowhere. */
export function findBrokenReferences() {
  return files.flatMap(checkFile)
}

/**
 * @param {string} file
 * @returns {string[]}
 */
function checkFile(file) {
  if (file === 'scripts/references.mjs') return []
  const content = read(file)
  // Few files name one, and this costs less than to look at each line.
  const hasPapers = PAPER.test(content)
  return content.split('\n').flatMap((line, index) => {
    const text = CODE.test(file) ? commentOf(line) : line
    const papers = hasPapers ? findPapers(line) : []
    return [...papers, ...(text === '' ? [] : findBroken(file, text))].map(
      (problem) => `${file}:${index + 1}: ${problem}`,
    )
  })
}

/** @param {string} line of code or text */
export function findPapers(line) {
  const paper = PAPER.exec(line)
  return paper ? [`a paper that is not in the repository: ${paper[0]}`] : []
}

/**
 * @param {string} file that the line is in
 * @param {string} line of a comment or a text
 * @returns {string[]} one entry for each path, link, heading or decision that does not exist
 */
export function findBroken(file, line) {
  const paths = [...line.matchAll(ROOT_PATH)].map(([name]) => name).filter((name) => !isFile(name))
  const links = file.endsWith('.md') ? [...line.matchAll(LINK)].map(([, to = '']) => to).filter(isBroken) : []
  const headings = [...line.matchAll(QUOTED_HEADING)].filter(([, doc = '', heading = '']) => !hasHeading(doc, heading))
  const numbers = [...line.matchAll(DECISION)].flatMap(([found]) => found.match(/\d+/g) ?? [])
  return [
    ...paths.map((name) => `no such file: ${name}`),
    ...links.map((link) => `broken link: ${link}`),
    ...headings.map(([, doc, heading]) => `no such heading: ${doc}, "${heading}"`),
    ...numbers.filter((number) => !decisions.has(number)).map((number) => `no such decision: ${number}`),
  ]

  /** @param {string} link */
  function isBroken(link) {
    if (/^[a-z]+:/i.test(link)) return false
    const [to = '', anchor] = link.split('#')
    const target = to === '' ? file : path.posix.join(path.posix.dirname(file), to)
    if (!existsSync(path.join(root, target))) return true
    return anchor !== undefined && !headingsOf(target).some((heading) => toAnchor(heading) === anchor)
  }

  /** @param {string} doc @param {string} heading */
  function hasHeading(doc, heading) {
    const beside = path.posix.join(path.posix.dirname(file), doc)
    const target = existsSync(path.join(root, beside)) ? beside : doc
    return existsSync(path.join(root, target)) && headingsOf(target).includes(heading)
  }
}

/** @param {string} line of code */
function commentOf(line) {
  return /^\s*(?:\/\/|\/?\*|\{\/\*)/.test(line) ? line : (/\s(?:\/\/|\/\*) .*$/.exec(line)?.[0] ?? '')
}

/** @param {string} name a file or folder, or a file without its extension */
function isFile(name) {
  const plain = name.replace(/[/.]+$/, '')
  return ['', '.ts', '.tsx', '.mjs'].some((extension) => existsSync(path.join(root, plain + extension)))
}

/** @param {string} file */
function headingsOf(file) {
  return read(file)
    .split('\n')
    .flatMap((line) => /^#+ (.+)$/.exec(line)?.[1] ?? [])
}

/** @param {string} heading as GitHub makes an anchor of it */
function toAnchor(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(root, file), 'utf8')
}
