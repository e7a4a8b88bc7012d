import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const HEIGHT = 750
const GAP = 24
const BEHIND = '#8a8780'
const QUALITY = 84

export const DEVICES = {
  phone: { viewport: { width: 375, height: HEIGHT }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
}

/** Collects what a screen looks like on a phone, in light and dark, and on a desktop, and lays it side by side. */
export class Camera {
  /** @type {Map<string, Record<string, Buffer>>} */
  shots = new Map()

  /**
   * @param {import('@playwright/test').Page} page
   * @param {keyof typeof DEVICES} device
   * @param {string} name of the screen
   */
  async take(page, device, name) {
    const shots = this.shots.get(name) ?? {}
    this.shots.set(name, shots)
    for (const scheme of /** @type {const} */ (device === 'phone' ? ['light', 'dark'] : ['light'])) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(300)
      shots[`${device} ${scheme}`] = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  }

  /** @param {string} folder */
  async develop(folder) {
    mkdirSync(folder, { recursive: true })
    for (const [name, shots] of this.shots) {
      const file = path.join(folder, `${name}.webp`)
      const { size } = await (await sideBySide(Object.values(shots))).webp({ quality: QUALITY, effort: 6 }).toFile(file)
      console.log(`${file} ${Math.round(size / 1000)} kB`)
    }
  }
}

/** @param {Buffer[]} shots */
async function sideBySide(shots) {
  const scaled = await Promise.all(
    shots.map((shot) => sharp(shot).resize({ height: HEIGHT }).png().toBuffer({ resolveWithObject: true })),
  )
  let left = 0
  const placed = scaled.map(({ data, info }) => {
    const place = { input: data, left, top: 0 }
    left += info.width + GAP
    return place
  })
  const canvas = { width: left - GAP, height: HEIGHT, channels: /** @type {const} */ (3), background: BEHIND }
  return sharp({ create: canvas }).composite(placed)
}
