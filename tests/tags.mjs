import { readdirSync, readFileSync } from 'node:fs'

/** True in `npm test`; false in `npm run test:all`, and where a test is named. */
export const isPartOnly = process.env.TEST_PART === '1'

/**
 * A file of tests says in its first lines when it runs, and on which database: `// @module-tag nightly`. Without a tag it runs
 * with every change, on a server.
 */
export const TAGS = [
  { name: 'nightly', description: 'Only in `npm run test:all`.' },
  { name: 'embedded', description: 'On the embedded database only: a server decides nothing.' },
  { name: 'server', description: 'On servers only: it needs several connections, or a driver of theirs.' },
  { name: 'every-database', description: 'In `npm run test:all` on the embedded database and the newest server, too.' },
  { name: 'pure', description: 'A stress test of code, without a server.' },
  {
    name: 'together',
    description: 'A stress test that waits more than it computes, and compares no times: beside others.',
  },
]

/**
 * The files below a folder that have the tag.
 * @param {string} folder
 * @param {string} tag
 */
export function listTagged(folder, tag) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && readTags(file).includes(tag))
}

/** @param {string} file */
function readTags(file) {
  return [...readFileSync(file, 'utf8').matchAll(/^\/\/ @module-tag ([\w-]+)$/gm)].map(([, tag]) => tag)
}
