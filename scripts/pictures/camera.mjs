import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const HEIGHT = 812
const GAP = 24
/** Two desktops, one below the other, are as high as a phone. */
const DESKTOP_HEIGHT = (HEIGHT - GAP) / 2
const BEHIND = '#8a8780'
const QUALITY = 72

export const DEVICES = {
  phone: { viewport: { width: 375, height: HEIGHT }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
}

/** Collects what a screen looks like on a phone and on a desktop, each in light and dark, and lays it side by side. */
export class Camera {
  /** @type {Map<string, Record<string, Buffer>>} */
  shots = new Map()

  /**
   * @param {import('playwright/test').Page} page
   * @param {keyof typeof DEVICES} device
   * @param {string} name of the screen
   * @param {() => Promise<void>} [reopen] for frames of another origin, which keep some colors when the scheme changes
   */
  async take(page, device, name, reopen) {
    const shots = this.shots.get(name) ?? {}
    this.shots.set(name, shots)
    for (const scheme of /** @type {const} */ (['light', 'dark'])) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await reopen?.()
      await page.locator('[data-hydrating]').first().waitFor({ state: 'detached' })
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(300)
      shots[`${device} ${scheme}`] = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  }

  /**
   * @param {string} folder
   * @param {(name: string) => boolean} isWanted
   */
  async develop(folder, isWanted) {
    mkdirSync(folder, { recursive: true })
    for (const [name, shots] of [...this.shots].filter(([name]) => isWanted(name))) {
      const file = path.join(folder, `${name}.webp`)
      const { size } = await (await sideBySide(shots)).webp({ quality: QUALITY, effort: 6 }).toFile(file)
      console.log(`${file} ${Math.round(size / 1000)} kB`)
    }
  }
}

/** @param {Record<string, Buffer>} shots */
async function sideBySide(shots) {
  let left = 0
  const placed = []
  for (const [device, height] of /** @type {const} */ ([
    ['phone', HEIGHT],
    ['desktop', DESKTOP_HEIGHT],
  ])) {
    let top = 0
    let width = 0
    for (const scheme of ['light', 'dark']) {
      const scaled = sharp(shots[`${device} ${scheme}`]).resize({ height })
      const { data, info } = await scaled.png().toBuffer({ resolveWithObject: true })
      placed.push({ input: data, left, top })
      width = info.width
      if (device === 'phone') left += width + GAP
      else top += height + GAP
    }
    if (device === 'desktop') left += width
  }
  const canvas = { width: left, height: HEIGHT, channels: /** @type {const} */ (3), background: BEHIND }
  return sharp({ create: canvas }).composite(placed)
}
