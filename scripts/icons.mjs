// Draws the bitmaps of app/icon.svg for home screens: `node scripts/icons.mjs`, after a change of the mark.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright/test'
import { findSystemChromium } from './chromium.mjs'
import { root } from './run.mjs'

const mark = readFileSync(path.join(root, 'app/icon.svg'), 'utf8')
// Systems cut these to their own shape, so the color reaches the edges.
const filled = mark.replace('rx="9"', 'rx="0"')
// A circle of 80 % is what every system shows of a maskable icon.
const maskable = filled.replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44" style="background:#0b6a50"')

const browser = await chromium.launch({
  executablePath: findSystemChromium() ?? undefined,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const page = await browser.newPage()
await draw('app/apple-icon.png', filled, 180)
await draw('public/icon-192.png', mark, 192)
await draw('public/icon-512.png', mark, 512)
await draw('public/icon-maskable.png', maskable, 512)
await browser.close()

/**
 * @param {string} file
 * @param {string} svg
 * @param {number} size in pixels
 */
async function draw(file, svg, size) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`)
  await page.screenshot({ path: path.join(root, file), omitBackground: true })
}
