import { readFileSync } from 'node:fs'
import type { Frame, Page } from 'playwright/test'
import { DESKTOP, PHONE } from '@/tests/support/browser/axe'
import { expect } from '@/tests/support/browser/form-fixtures'
import { EACH_TYPE } from '@/tests/support/browser/form-screen'
import { test } from '@/tests/support/browser/other-site'

const QUESTIONS = [{ questionType: 'text' as const, question: 'Your name', isRequired: true }]

/** Records the events that reach elements of the embedding page. */
const WATCH = `<script>
  window.heard = []
  for (const type of ['loaded', 'opened', 'submitted', 'booked'])
    addEventListener('slotform:' + type, ({ detail }) => heard.push([type, detail.slug, typeof detail.id]))
</script>`

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
const example = (baseURL: string | undefined, head = '', body = '') =>
  `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <title>Other site</title><script type="module" src="${baseURL}/embed.js"></script>${head}</head><body>${WATCH}${body}</body></html>`

/** Vertical and horizontal overflow of the frame's page in pixels, and whether it has a scrollbar. */
async function overflowOf(page: Page) {
  const frame = page.frames()[1]
  const inside = await frame?.evaluate(() => {
    const { scrollWidth, scrollHeight, clientHeight } = document.documentElement
    return [scrollWidth - window.innerWidth, scrollHeight - clientHeight, window.innerWidth - document.body.clientWidth]
  })
  return [...(inside ?? []), await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)]
}

const heightOf = (page: Page) =>
  page
    .locator('iframe')
    .first()
    .evaluate((frame: HTMLElement) => frame.offsetHeight)

/** The height that the frame keeps for thirty pictures: it does not grow by being grown. */
const settledHeight = (page: Page) =>
  page
    .locator('iframe')
    .first()
    .evaluate(async (frame: HTMLElement) => {
      let height = 0
      for (let pictures = 0; pictures < 30; pictures += 1) {
        await new Promise(requestAnimationFrame)
        if (frame.offsetHeight !== height) pictures = 0
        height = frame.offsetHeight
      }
      return height
    })

/** Resolves when a last message of a test has come, after those before it. */
const watchForLast = (frame: Frame | undefined) =>
  frame?.evaluate(() => {
    const last = new Promise<void>((resolve) => addEventListener('message', ({ data }) => data === 'last' && resolve()))
    Object.assign(window, { last })
  })
const awaitLast = (frame: Frame | undefined) => frame?.evaluate(() => (window as unknown as { last: unknown }).last)

test.describe('embed.js', () => {
  for (const size of [PHONE, DESKTOP]) {
    const tag = size === DESKTOP ? '@nightly' : []
    test(`a form in the page is as high as its content and tells that it was sent, at ${size.width} px`, {
      tag,
    }, async ({ page, host, publishForm, baseURL }) => {
      const form = await publishForm({ questions: EACH_TYPE })
      await page.setViewportSize(size)
      const url = `${baseURL}${form.path}`
      await page.goto(
        await host(example(baseURL, '', `<div data-slotform="${url}"><a href="${url}">Questions</a></div>`)),
      )
      const frame = page.frameLocator('iframe')
      await expect(page.locator('iframe')).toHaveAttribute('title', 'Questions')
      await expect(frame.getByRole('button', { name: 'Submit' })).toBeEnabled()
      await expect.poll(() => heard(page)).toEqual([['loaded', form.slug, 'undefined']])
      await expect.poll(() => heightOf(page)).toBeGreaterThan(700)
      await expect.poll(() => overflowOf(page)).toEqual([0, 0, 0, 0])
      await expect(frame.getByRole('contentinfo')).toBeHidden()

      const height = await settledHeight(page)
      await frame.getByRole('button', { name: 'Submit' }).click()
      await expect.poll(() => heightOf(page)).toBeGreaterThan(height)
      await expect.poll(() => overflowOf(page)).toEqual([0, 0, 0, 0])

      await frame.getByRole('textbox', { name: 'Your name' }).fill('Ada')
      await frame.getByLabel('Garden', { exact: true }).check()
      await frame.getByLabel('Tea', { exact: true }).check()
      await frame.getByRole('button', { name: 'Submit' }).click()
      await expect(frame.getByRole('heading', { name: 'Thank you!' })).toBeInViewport()
      await expect
        .poll(() => heard(page))
        .toEqual([
          ['loaded', form.slug, 'undefined'],
          ['submitted', form.slug, 'string'],
        ])
      await expect.poll(() => heightOf(page)).toBeLessThan(500)
      expect(await form.responses()).toHaveLength(1)
      expect(await page.context().cookies()).toEqual([])
    })

    test(`a time is booked in the page and confirmed there, at ${size.width} px`, { tag }, async ({
      page,
      host,
      publish,
      baseURL,
    }) => {
      const { slug, path } = await publish()
      await page.setViewportSize(size)
      await page.goto(await host(example(baseURL, '', `<div data-slotform="${baseURL}${path}"></div>`)))
      const frame = page.frameLocator('iframe')
      const time = frame.getByRole('group', { name: 'Choose a time' }).getByRole('button').first()
      await expect(time).toBeVisible()
      await expect.poll(() => overflowOf(page)).toEqual([0, 0, 0, 0])
      await time.click()
      const dialog = frame.getByRole('dialog', { name: 'Complete Booking' })
      await expect(dialog).toBeInViewport({ ratio: 0.9 })
      // The form stands where the times stood, and nothing darkens the site.
      await expect(time).toBeHidden()
      expect(await dialog.evaluate((shown) => getComputedStyle(shown, '::backdrop').backgroundColor)).toBe(
        'rgba(0, 0, 0, 0)',
      )
      await frame.getByRole('textbox', { name: 'Name' }).fill('Grace Hopper')
      await frame.getByRole('textbox', { name: 'Email' }).fill('grace@example.com')
      await frame.getByRole('button', { name: 'Book Meeting' }).click()
      await expect(frame.getByRole('heading', { name: 'Booking confirmed' })).toBeInViewport()
      await expect
        .poll(() => heard(page))
        .toEqual([
          ['loaded', slug, 'undefined'],
          ['opened', slug, 'undefined'],
          ['booked', slug, 'undefined'],
        ])
      await expect.poll(() => overflowOf(page)).toEqual([0, 0, 0, 0])
    })
  }

  test('the example of the documentation works on another origin, and says what happened', async ({
    page,
    host,
    publish,
    publishForm,
    baseURL,
  }) => {
    const [booking, form] = [await publish(), await publishForm({ questions: QUESTIONS })]
    const source = readFileSync('docs/embedding.html', 'utf8')
      .replaceAll('http://localhost:3000/form/demo', `${baseURL}${form.path}`)
      .replaceAll('http://localhost:3000/demo', `${baseURL}${booking.path}`)
      .replaceAll('http://localhost:3000', `${baseURL}`)
    await page.goto(await host(source))
    await expect(page.getByRole('listitem').getByText(`slotform:loaded ${form.slug}`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Book a time' })).toBeInViewport()
    await page.getByRole('link', { name: 'Book an intro call' }).click()
    await expect(page.getByRole('dialog', { name: 'Book an intro call' })).toBeVisible()
  })

  test('a page is in the language of its element, of the script, or of the browser', { tag: '@nightly' }, async ({
    page,
    host,
    publish,
    publishForm,
    baseURL,
  }) => {
    const [booking, form] = [await publish(), await publishForm({ questions: QUESTIONS })]
    const script = `<script type="module" src="${baseURL}/embed.js" data-lang="tr"></script>`
    const inline = `<div data-slotform="${baseURL}${booking.path}?duration=30"></div>`
    const popup = `<a href="${baseURL}${form.path}?lang=de" data-lang="ar" data-slotform-popup>Tell us</a>`
    const languageOf = (at: number) => page.locator('iframe').nth(at).contentFrame().locator('html')
    await page.goto(await host(example(baseURL).replace(/<script type.*?<\/script>/, script) + inline + popup))
    await expect(languageOf(0)).toHaveAttribute('lang', 'tr')
    await page.getByRole('link', { name: 'Tell us' }).click()
    await expect(languageOf(1)).toHaveAttribute('lang', 'ar')
    await expect(languageOf(1)).toHaveAttribute('dir', 'rtl')
    await page.goto(await host(example(baseURL, '', inline)))
    await expect(languageOf(0)).toHaveAttribute('lang', 'en')
  })

  test('a popup opens by keyboard, holds what was typed when Escape closes it, and gives the focus back', async ({
    page,
    host,
    publishForm,
    baseURL,
  }) => {
    const form = await publishForm({ questions: EACH_TYPE })
    await page.goto(
      await host(example(baseURL, '', `<a href="${baseURL}${form.path}" data-slotform-popup>Tell us</a>`)),
    )
    const link = page.getByRole('link', { name: 'Tell us' })
    const dialog = page.getByRole('dialog', { name: 'Tell us' })
    const name = page.frameLocator('iframe').getByRole('textbox', { name: 'Your name' })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden')
    await expect.poll(() => heightOf(page)).toBeGreaterThan(700)
    await name.fill('Ada')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    // The dialog fires its close event in a separate task.
    await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('')

    await page.keyboard.press('Enter')
    await expect(name).toHaveValue('Ada')
    await dialog.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(dialog).toBeHidden()
  })

  test('the floating button has its text and colour, and opens a dialog by keyboard', { tag: '@nightly' }, async ({
    page,
    host,
    publish,
    baseURL,
  }) => {
    const { slug, path } = await publish()
    const button = `<div data-slotform-button="${baseURL}${path}" data-slotform-text="Meet us" data-slotform-color="#ffd700"></div>`
    await page.goto(await host(example(baseURL, '', `<p style="height: 100vh">Our shop</p>${button}`)))
    const floating = page.getByRole('button', { name: 'Meet us' })
    await expect(floating).toHaveCSS('background-color', 'rgb(255, 215, 0)')
    const end = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      return document.body.getBoundingClientRect().bottom
    })
    expect(end).toBeLessThanOrEqual((await floating.boundingBox())?.y ?? 0)
    await floating.focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('dialog', { name: 'Meet us' })).toBeVisible()
    await expect(page.frameLocator('iframe').getByRole('grid')).toBeVisible()
    await expect.poll(() => heard(page)).toEqual([['loaded', slug, 'undefined']])
    await page.keyboard.press('Escape')
    await expect(floating).toBeFocused()
  })

  test('a message that comes from anywhere else is ignored, on both sides', async ({
    page,
    host,
    publishForm,
    baseURL,
  }) => {
    const form = await publishForm({ questions: QUESTIONS })
    const stranger = await host('<!doctype html><title>Stranger</title>')
    await page.goto(
      await host(
        example(
          baseURL,
          '',
          `<div data-slotform="${baseURL}${form.path}"></div><iframe name="stranger" src="${stranger}"></iframe>`,
        ),
      ),
    )
    await expect.poll(() => heard(page)).toHaveLength(1)
    await expect.poll(() => heightOf(page)).not.toBe(480)
    const before = await settledHeight(page)
    const receivers = page.frames().slice(0, 2)
    await Promise.all(receivers.map(watchForLast))
    await page.frame('stranger')?.evaluate(() => {
      for (const type of ['height', 'submitted', 'booked']) {
        parent.postMessage({ type: `slotform:${type}`, height: 4000, slug: 'x', id: 'x' }, '*')
      }
      // A sibling is not the parent: the form must not take its greeting for one.
      parent.frames[0]?.postMessage({ type: 'slotform:hello' }, '*')
      for (const receiver of [parent, parent.frames[0]]) receiver?.postMessage('last', '*')
    })
    await Promise.all(receivers.map(awaitLast))
    expect(await heightOf(page)).toBe(before)
    expect(await heard(page)).toHaveLength(1)
  })

  test('without the script a plain frame keeps its size, scrolls by itself and takes answers', {
    tag: '@nightly',
  }, async ({ page, host, publishForm, baseURL }) => {
    const form = await publishForm({ questions: EACH_TYPE })
    const frame = `<iframe src="${baseURL}${form.path}?embed=1" title="Questions" style="width:100%;height:400px;border:0"></iframe>`
    await page.goto(await host(`<!doctype html><link rel="icon" href="data:,"><title>Other site</title>${frame}`))
    const inside = page.frameLocator('iframe')
    await expect(inside.getByRole('button', { name: 'Submit' })).toBeEnabled()
    expect(await heightOf(page)).toBe(400)
    await inside.getByLabel('Garden', { exact: true }).check()
    await inside.getByLabel('Tea', { exact: true }).check()
    await inside.getByRole('textbox', { name: 'Your name' }).fill('Ada')
    await inside.getByRole('button', { name: 'Submit' }).click()
    await expect(inside.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
    expect(await form.responses()).toHaveLength(1)
  })

  test('other sites may load the script, and it is kept for an hour', async ({ request }) => {
    const answer = await request.get('/embed.js')
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
  })
})
