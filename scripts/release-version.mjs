// node scripts/release-version.mjs TAG: ends with 1 unless the tag, package.json and CHANGELOG.md name the same version. `--notes` prints
// what CHANGELOG.md says of it.
import './node-version.mjs'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isMain, root } from './run.mjs'

const HEADING = /^## (.+)$/gm

/**
 * The sections of a change log, the newest first.
 * @param {string} changelog
 * @returns {{ version: string | null, text: string }[]} `version` is null of what is not released
 */
export function readReleases(changelog) {
  const headings = [...changelog.matchAll(HEADING)]
  return headings.map(({ index, 0: line, 1: heading = '' }, at) => ({
    version: /^(\d+\.\d+\.\d+(?:-[\w.]+)?)(?: \(\d{4}-\d{2}-\d{2}\))?$/.exec(heading)?.[1] ?? null,
    text: changelog.slice(index + line.length, headings[at + 1]?.index).trim(),
  }))
}

/**
 * @param {string} tag
 * @param {string} version of package.json
 * @param {string} changelog
 * @returns {string[]} what is wrong, one line each
 */
export function findVersionFaults(tag, version, changelog) {
  const [newest] = readReleases(changelog)
  return [
    ...(/^v\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(tag) ? [] : [`${tag} is no tag of a version, such as v1.2.3.`]),
    ...(tag === `v${version}` ? [] : [`package.json names ${version}, and the tag is ${tag}.`]),
    ...(newest?.version === version
      ? []
      : [`The first heading of CHANGELOG.md names ${newest?.version ?? 'no version'}, and package.json ${version}.`]),
  ]
}

if (isMain(import.meta.url)) {
  const [tag = ''] = process.argv.slice(2)
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')
  const faults = findVersionFaults(tag, version, changelog)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exit(1)
  if (process.argv.includes('--notes')) console.log(readReleases(changelog)[0]?.text)
}
