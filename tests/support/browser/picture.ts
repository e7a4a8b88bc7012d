import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { root } from '@/scripts/run.mjs'
import { expect } from './fixtures'

const FOLDER = path.join(root, 'docs', 'pictures')
/** A block of the grid differs when its mean colour is further away than this, of 255 for each of red, green, blue. */
const TOLERANCE = 24
const BLOCK_PX = 16
/** Machines draw letters a little differently; a moved, missing or recoloured part fills more of the grid. */
const MAX_SHARE = 0.04

/**
 * Compares what the page shows with `NAME.png` in docs/pictures, loosely; with UPDATE_PICTURES=1 that file is written instead.
 */
export async function expectPicture(page: Page, name: string): Promise<void> {
  const file = path.join(FOLDER, `${name}.png`)
  await page.evaluate(() => document.fonts.ready)
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
  if (process.env.UPDATE_PICTURES === '1') return writeFileSync(file, taken)
  expect(existsSync(file), `docs/pictures/${name}.png; UPDATE_PICTURES=1 writes it`).toBe(true)
  const share = await shareOfChanges(page, readFileSync(file), taken)
  expect(share, `share of docs/pictures/${name}.png that changed`).toBeLessThanOrEqual(MAX_SHARE)
}

/** The browser knows how to read a PNG, so nothing else has to. */
async function shareOfChanges(page: Page, before: Buffer, after: Buffer): Promise<number> {
  const blank = await page.context().newPage()
  try {
    return await blank.evaluate(compare, {
      pictures: [before, after].map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
      blockPx: BLOCK_PX,
      tolerance: TOLERANCE,
    })
  } finally {
    await blank.close()
  }
}

/** Runs in the browser. A picture of another size has changed altogether. */
async function compare(input: { pictures: string[]; blockPx: number; tolerance: number }): Promise<number> {
  const { pictures, blockPx, tolerance } = input
  const grids = await Promise.all(
    pictures.map(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const [width, height] = [image.width, image.height].map((length) => Math.ceil(length / blockPx)) as [
        number,
        number,
      ]
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('This browser draws nothing.')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, width, height)
      return { size: `${image.width}×${image.height}`, data: context.getImageData(0, 0, width, height).data }
    }),
  )
  const [one, other] = grids
  if (!one || !other || one.size !== other.size) return 1
  let changed = 0
  for (let index = 0; index < one.data.length; index += 4) {
    const distance = [0, 1, 2].map((part) => Math.abs((one.data[index + part] ?? 0) - (other.data[index + part] ?? 0)))
    if (Math.max(...distance) > tolerance) changed += 1
  }
  return changed / (one.data.length / 4)
}
