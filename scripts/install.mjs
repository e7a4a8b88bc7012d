import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, runNpm } from './run.mjs'
import { timed } from './timed.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Package
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
 * True when all packages of the lock file are installed that are asked for. Optional packages are left out: most are for
 * other platforms.
 * @param {Record<string, Package>} wanted
 * @param {Record<string, Package>} installed
 * @param {{ forTests: boolean }} options whether the packages for development are asked for, too
 */
export function isInstalled(wanted, installed, { forTests }) {
  return Object.entries(wanted).every(([key, { version, integrity, dev, optional, devOptional }]) => {
    const found = installed[key]
    const isBearable = optional || devOptional || (dev && !forTests)
    if (key === '' || (isBearable && !found)) return true
    return found?.version === version && (!integrity || !found?.integrity || found.integrity === integrity)
  })
}

/**
 * Runs `npm ci` when node_modules does not match package-lock.json. Tests need two fifths more packages than the server and
 * its commands, which leave them out where they are the first to install.
 * @param {{ forTests?: boolean }} [options]
 */
export async function ensureInstalled({ forTests = false } = {}) {
  const wanted = readPackages('package-lock.json')
  // An image holds what runs, and nothing to install from.
  if (!wanted) return
  const installed = readPackages('node_modules/.package-lock.json')
  if (installed && isInstalled(wanted, installed, { forTests })) return
  // Whatever NODE_ENV says: what is left out is decided here.
  const choice = forTests ? '--include=dev' : '--omit=dev'
  const code = await timed('Installing dependencies', () => runNpm(['ci', choice, '--no-audit', '--no-fund']))
  if (code !== 0) {
    console.error('The dependencies could not be installed.')
    process.exit(1)
  }
}
