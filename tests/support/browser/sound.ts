import type { Page } from 'playwright/test'
import type { Language } from '@/lib/shared/languages'
import { directionOf } from '@/lib/shared/text/direction'
import { expectNoFindings, PHONE } from './axe'
import { expect, test } from './fixtures'

/** The texts of buttons and links that are wider than these. */
async function findTight(page: Page): Promise<string[]> {
  const controls = page.locator(':is(a, button):visible')
  const texts = await controls.evaluateAll((all) =>
    all.flatMap(({ scrollWidth, clientWidth, textContent }) =>
      clientWidth > 0 && scrollWidth > clientWidth + 1 ? [textContent] : [],
    ),
  )
  return texts.filter((text) => text.trim() !== '')
}

/** The rules of axe, the language and the direction of the document, and the width of a phone. */
export async function expectSound(page: Page, language: Language, screen: string) {
  await test.step(`${screen} in ${language}`, async () => {
    const html = page.locator('html')
    await expect(html, screen).toHaveAttribute('lang', language)
    await expect(html, screen).toHaveAttribute('dir', directionOf(language))
    // No language changes a colour: the dark is looked at in English.
    await expectNoFindings(page, [PHONE], ['light'])
    expect(await findTight(page), screen).toEqual([])
    expect(await html.evaluate((element) => element.scrollWidth), screen).toBeLessThanOrEqual(PHONE.width)
  })
}

/** Opens a screen and looks at it so. */
export async function look(page: Page, path: string, language: Language) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // The server draws rows of tabs that the keyboard reaches once the app has taken over.
  await expect(page.locator('[role=tablist][tabindex="-1"]')).toHaveCount(0)
  // What is still read has places and no words yet.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectSound(page, language, path)
}
