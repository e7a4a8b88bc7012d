import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'

export const PHONE = { width: 375, height: 812 }
export const DESKTOP = { width: 1440, height: 900 }

type Sizes = readonly { width: number; height: number }[]

/** The rules that a colour can break; the others read the same document in the dark as in the light. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** Looks at what the page shows on a phone and on a desk, in light and in dark, without loading it again. */
export async function expectNoFindings(page: Page, sizes: Sizes = [PHONE, DESKTOP]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      // Without motion, or colours would be measured on their way.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settleColours(page)
      const axe = new AxeBuilder({ page }).setLegacyMode()
      if (colorScheme === 'dark') axe.withRules(RULES_OF_COLOUR)
      const { violations } = await axe.analyze()
      const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => toLine(id, target, any)))
      expect(findings, `at ${size.width} px, ${colorScheme}`).toEqual([])
    }
  }
}

/** Even a change without motion takes a frame, which can be late on a busy machine. */
async function settleColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map((transition) => transition.finished))
  })
}

function toLine(rule: string, target: unknown, checks: { message: string }[]): string {
  return `${rule} ${JSON.stringify(target)} ${checks.map(({ message }) => message).join(' ')}`.trim()
}
