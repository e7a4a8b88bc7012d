import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { run, runNode } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Chromium without windows, as Playwright's own: the browser tests take a quarter less time in it. */
const HEADLESS_NAME = 'chromium-headless-shell'

/**
 * @param {string} file
 * @returns {boolean} whether it is there, may be run and does (some systems ship a stub that only prints advice)
 */
function works(file) {
  try {
    accessSync(file, constants.X_OK)
    return /\d+\./.test(execFileSync(file, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return false
  }
}

/** @returns {string | null} the Chromium of CHROMIUM_PATH or of the PATH */
export function findSystemChromium(env = process.env) {
  return findBrowser(env, NAMES)
}

/** @returns {string | null} the browser for tests that nobody watches: CHROMIUM_PATH, or the lightest of the PATH */
export function findTestChromium(env = process.env) {
  return findBrowser(env, [HEADLESS_NAME, ...NAMES])
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} names the first that is there wins
 */
function findBrowser(env, names) {
  if (env.CHROMIUM_PATH) return works(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return files.find((file) => existsSync(file) && works(file)) ?? null
}

/** @returns {Promise<boolean>} whether the browser that Playwright brings itself is there */
async function hasPlaywrightChromium() {
  const { chromium } = await import('playwright/test')
  return existsSync(chromium.executablePath())
}

/**
 * Finds a browser for the tests, or installs one.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>}
 */
export async function ensureChromium(env) {
  if (env.CHROMIUM_PATH && !findTestChromium(env)) {
    console.error(`CHROMIUM_PATH: ${env.CHROMIUM_PATH} is no browser that runs here.`)
    return false
  }
  if (findTestChromium(env) || (await hasPlaywrightChromium())) return true

  console.log('Installing a browser …')
  const isRoot = process.getuid?.() === 0
  const withDeps = isRoot && process.platform === 'linux' ? ['--with-deps'] : []
  const code = await runNode('node_modules/playwright/cli.js', ['install', ...withDeps, 'chromium'], { env })
  if (code === 0 && (await hasPlaywrightChromium())) return true

  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const apt = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
    await run('apt-get', ['update'], apt)
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], apt)
    if (findTestChromium(env)) return true
  }
  console.error('The browser tests need Chromium. Install it, for example with: sudo apt-get install -y chromium')
  return false
}
