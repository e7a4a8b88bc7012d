import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, runNpm } from './run.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Package
 * @param {string} file
 * @returns {Record<string, Package> | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages
  } catch {
    return null
  }
}

/**
 * True when all packages of the lock file are installed. Optional packages are left out: most are for other platforms.
 * @param {Record<string, Package>} wanted
 * @param {Record<string, Package>} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([key, { version, integrity, optional, devOptional }]) => {
    const found = installed[key]
    if (key === '' || ((optional || devOptional) && !found)) return true
    return found?.version === version && (!integrity || !found?.integrity || found.integrity === integrity)
  })
}

/** Runs `npm ci` when node_modules does not match package-lock.json. */
export async function ensureInstalled() {
  const wanted = readPackages('package-lock.json')
  // An image holds what runs, and nothing to install from.
  if (!wanted) return
  const installed = readPackages('node_modules/.package-lock.json')
  if (installed && isInstalled(wanted, installed)) return
  console.log('Installing dependencies …')
  // The build needs its tools even where NODE_ENV=production would leave them out.
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'])
  if (code !== 0) {
    console.error('The dependencies could not be installed.')
    process.exit(1)
  }
}
