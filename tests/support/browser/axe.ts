import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { isPartOnly } from '@/tests/tags.mjs'
import { expect } from './fixtures'

export const PHONE = { width: 375, height: 812 }
export const DESKTOP = { width: 1440, height: 900 }

type Sizes = readonly { width: number; height: number }[]

/** The rules that a colour can break; the others read the same document in the dark as in the light. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/**
 * Checks what the page shows in each size, in light and in dark, without loading it again: all of them at night, in `npm test`
 * the first size in light. The window has its own size again afterwards.
 */
export async function expectNoFindings(
  page: Page,
  sizes: Sizes = [PHONE, DESKTOP],
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  const own = page.viewportSize()
  const all = sizes.flatMap((size) => schemes.map((colorScheme) => ({ size, colorScheme })))
  for (const { size, colorScheme } of isPartOnly ? all.slice(0, 1) : all) {
    await page.setViewportSize(size)
    // Without motion, or colours would be measured on their way.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settleColours(page)
    const axe = await makeAxe(page)
    if (colorScheme === 'dark') axe.withRules(RULES_OF_COLOUR)
    const results = await axe.analyze()
    const { violations } = results
    const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => toLine(id, target, any)))
    await keepLook(page, size, results)
    expect(findings, `at ${size.width} px, ${colorScheme}`).toEqual([])
  }
  if (own) await page.setViewportSize(own)
}

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

/** For `npm run test:access`, which sums up what was looked at: one line a look, a file for each process. */
async function keepLook(page: Page, size: Sizes[number], results: Results): Promise<void> {
  const folder = process.env.ACCESS_LOOKS
  if (!folder) return
  const { passes, incomplete, violations, testEngine } = results
  const undecided = incomplete.map(({ id }) => id)
  const look = {
    path: drawnPath(new URL(page.url())),
    applied: [...passes.map(({ id }) => id), ...undecided],
    undecided,
    violated: violations.map(({ id }) => id),
    size: `${size.width} × ${size.height}`,
    language: await page.locator('html').getAttribute('lang'),
    browser: `Chromium ${page.context().browser()?.version()}`,
    engine: `${testEngine.name} ${testEngine.version}`,
  }
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify(look)}\n`)
}

/** By a link of a secret page another screen is drawn at the address of the page (next.config.mjs). */
const drawnPath = ({ pathname, searchParams }: URL) => (searchParams.has('k') ? `${pathname}/secret` : pathname)

/** A further look at a screen that another look of `npm test` has seen: only in `npm run test:all`. */
export async function expectNoFurtherFindings(page: Page, sizes?: Sizes): Promise<void> {
  if (!isPartOnly) await expectNoFindings(page, sizes)
}

/** Report violations only: passed rules would be most of the result. */
const REPORTED = { resultTypes: ['violations' as const] }

async function makeAxe(page: Page): Promise<AxeBuilder> {
  // The quicker mode asks frames by messages, which those of another origin do not get. Each site has its own main part.
  if (hasForeignFrames(page)) return new AxeBuilder({ page }).options(REPORTED).disableRules('landmark-unique')
  // Axe, half a megabyte, is sent only to a page that does not have it yet.
  const isThere = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)))
  const axe = new AxeBuilder({ page, ...(isThere.every(Boolean) && { axeSource: 'void 0' }) })
  return axe.setLegacyMode().options(REPORTED)
}

function hasForeignFrames(page: Page): boolean {
  const own = new URL(page.url()).origin
  return page.frames().some((frame) => frame.url().startsWith('http') && new URL(frame.url()).origin !== own)
}

/**
 * Even with a short transition, a new colour goes down one level of the document per frame; without transitions it
 * applies at once. Waits for animations, except endless ones such as a skeleton's.
 */
async function settleColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

function toLine(rule: string, target: unknown, checks: { message: string }[]): string {
  return `${rule} ${JSON.stringify(target)} ${checks.map(({ message }) => message).join(' ')}`.trim()
}
