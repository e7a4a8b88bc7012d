import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { DESKTOP, expectNoFindings, PHONE } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { createFormWith } from '@/tests/support/factories/forms'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage } from '@/tests/support/factories/pages'

/** Red at the left, blue at the right. */
const PHOTO = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#ff0000' } })
  .composite([
    { input: { create: { width: 300, height: 300, channels: 3, background: '#0000ff' } }, left: 300, top: 0 },
  ])
  .jpeg()
  .toBuffer()
const LOGO = await sharp({ create: { width: 300, height: 80, channels: 4, background: '#c42f7b' } })
  .png()
  .toBuffer()
const NARROW = { width: 320, height: 640 }

const fileOf = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const photo = fileOf('me.jpg', 'image/jpeg', PHOTO)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function chooseFile(page: Page, name: string, file: ReturnType<typeof fileOf>): Promise<void> {
  await expect(button(page, name)).toBeEnabled()
  const chooser = page.waitForEvent('filechooser')
  await button(page, name).press('Enter')
  await (await chooser).setFiles(file)
}

/** The color in the middle of the picture that the selector finds. */
async function colorOf(page: Page, selector: string): Promise<number[]> {
  const src = await page.locator(selector).first().getAttribute('src')
  const { data } = await sharp(await (await page.request.get(src ?? '')).body())
    .extract({ left: 160, top: 160, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

test.describe('An owner with a face', { tag: '@nightly' }, () => {
  test('is uploaded and positioned by keyboard, and then stands on page, form and profile', async ({ page, login }) => {
    const username = `ada-${Date.now()}`
    await login()
    const owner = senderOf(page.request)
    await saveSettings(owner, { fullName: 'Ada Lovelace', timezone: 'UTC' })
    await createPage(owner, { title: 'Intro call', showOnProfile: true })
    const { form } = await createFormWith(owner, 'text')

    await page.goto('/settings/brand')
    await chooseFile(page, 'Upload photo', photo)
    const dialog = page.getByRole('dialog', { name: 'Position your photo' })
    await expect(dialog.getByRole('slider', { name: 'Left to right' })).toBeEnabled()
    await expect(dialog.getByRole('slider', { name: 'Top to bottom' })).toBeDisabled()
    await expectNoFindings(page, [NARROW, DESKTOP])
    await dialog.getByRole('slider', { name: 'Left to right' }).press('End')
    await dialog.getByRole('button', { name: 'Save photo' }).press('Enter')
    await expect(page.getByText('Photo saved').first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(button(page, 'Change photo')).toBeFocused()
    expect((await colorOf(page, 'figure img'))[2]).toBeGreaterThan(230)

    await chooseFile(page, 'Upload logo', fileOf('logo.png', 'image/png', LOGO))
    await expect(button(page, 'Change logo')).toBeVisible()
    await page.getByRole('textbox', { name: 'Short bio' }).fill('I count.')
    await page.getByRole('radio', { name: 'Pink' }).check()
    await expectNoFindings(page, [NARROW, DESKTOP])
    await button(page, 'Save Changes').click()
    await expect(page.getByText('Settings Updated').first()).toBeVisible()
    await page.goto('/settings/public-profile')
    const isShown = page.getByRole('switch', { name: 'Show my public profile' })
    // Until the screen is hydrated, nothing on it takes a key.
    await expect(isShown).toBeEnabled()
    await isShown.press('Space')
    await page.getByRole('textbox', { name: 'Username' }).fill(username)
    await expectNoFindings(page, [NARROW, DESKTOP])
    await button(page, 'Save Changes').click()
    await expect(page.getByRole('link', { name: 'View profile' })).toHaveAttribute('href', `/u/${username}`)

    await page.goto(`/form/${form.slug}`)
    await expect(page.getByRole('img', { name: 'Ada Lovelace' })).toBeVisible()

    await page.goto(`/u/${username}`)
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
    await expect(page.getByText('I count.')).toBeVisible()
    await expectNoFindings(page, [NARROW, PHONE, DESKTOP])
    await page.getByRole('link', { name: 'Intro call' }).press('Enter')

    await expect(page.getByRole('heading', { name: 'Intro call' })).toBeVisible()
    await expect(page.getByText('I count.')).toBeVisible()
    expect((await colorOf(page, 'main img[width="320"]'))[2]).toBeGreaterThan(230)
    const primary = page.locator('main').first()
    expect(await primary.evaluate((main) => main.style.getPropertyValue('--primary'))).toContain('#c42f7b')
    // Its days and times have come.
    await expect(page.locator('main h2').first()).not.toBeEmpty()
    await expectNoFindings(page)

    const picture = await page.locator('meta[property="og:image"]').first().getAttribute('content')
    const preview = await page.request.get(new URL(picture ?? '').pathname)
    expect(preview.headers()['content-type']).toBe('image/png')
  })

  test('changes on pages that are cached, at once', async ({ page, login }) => {
    await login()
    const owner = senderOf(page.request)
    const { slug } = await createPage(owner)
    await page.goto(`/${slug}`)
    await expect(page.locator('main img')).toHaveCount(0)
    await page.request.put('/api/settings/face', { data: PHOTO })
    await page.goto(`/${slug}`)
    await expect(page.locator('main img')).toHaveCount(1)
    await page.request.delete('/api/settings/face')
    await page.goto(`/${slug}`)
    await expect(page.locator('main img')).toHaveCount(0)
  })

  test('is dragged and zoomed by a pointer', async ({ page, login }) => {
    await login()
    await page.goto('/settings/brand')
    await chooseFile(page, 'Upload photo', photo)
    const dialog = page.getByRole('dialog', { name: 'Position your photo' })
    const image = dialog.locator('img')
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeEnabled()
    const box = await image.locator('..').boundingBox()
    await page.mouse.move((box?.x ?? 0) + 120, (box?.y ?? 0) + 120)
    await page.mouse.down()
    await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 120, { steps: 4 })
    await page.mouse.up()
    await dialog.getByRole('button', { name: 'Save photo' }).click()
    await expect(page.getByText('Photo saved').first()).toBeVisible()
    expect((await colorOf(page, 'figure img'))[0]).toBeGreaterThan(230)
  })

  test('is shrunk by the browser when the file is larger than what may be sent', async ({ page, login }) => {
    await login()
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
    const large = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#888888', noise } })
      .png()
      .toBuffer()
    expect(large.length).toBeGreaterThan(2_000_000)
    await page.goto('/settings/brand')
    await chooseFile(page, 'Upload photo', fileOf('large.png', 'image/png', large))
    await button(page, 'Save photo').click()
    await expect(page.getByText('Photo saved').first()).toBeVisible()
  })

  test.describe('with a file that is refused', () => {
    test.use({ expectedConsole: [/415/] })

    test('is told why, beside the button', async ({ page, login }) => {
      await login()
      await page.goto('/settings/brand')
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
      await chooseFile(page, 'Upload logo', fileOf('logo.png', 'image/png', Buffer.from(svg)))
      await expect(page.getByText("SVG pictures aren't supported. Use a JPEG, PNG, WebP or GIF.")).toBeVisible()
      await expectNoFindings(page, [PHONE])
    })
  })
})

test.describe('A profile', { tag: '@nightly' }, () => {
  test.use({ expectedConsole: [/404/] })

  test('is missing until its owner shows it', async ({ page, login }) => {
    const username = `bob-${Date.now()}`
    await login()
    const owner = senderOf(page.request)
    await saveSettings(owner, { fullName: 'Bob', username })
    const missing = await page.goto(`/u/${username}`)
    expect(missing?.status()).toBe(404)
    await expect(page.getByText('Profile not found.')).toBeVisible()
    await saveSettings(owner, { showProfile: true })
    const shown = await page.goto(`/u/${username}`)
    expect(shown?.status()).toBe(200)
    expect(shown?.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(shown?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
    await expect(page.getByText('Bob has nothing to book right now.')).toBeVisible()
    await createPage(owner, { title: 'Intro call', showOnProfile: true })
    await page.reload()
    await expect(page.getByRole('link', { name: 'Intro call' })).toBeVisible()
    await saveSettings(owner, { showProfile: false })
    expect((await page.goto(`/u/${username}`))?.status()).toBe(404)
  })
})
