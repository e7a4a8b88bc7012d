import { LANGUAGE_CODES } from '@/lib/shared/languages'
import { signInByApi } from '@/tests/support/browser/api-login'
import { expect, newEmail, test } from '@/tests/support/browser/fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { createDatabase } from '@/tests/support/database/postgres'
import { addQuestion, createForm } from '@/tests/support/factories/forms'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage } from '@/tests/support/factories/pages'
import { postgresEnv, startServer } from '@/tests/support/server/server'

const textOf = async (url: string) => (await fetch(url)).text()

/** Reads a page in one language, with what Next's cache and caches in front of us are told. */
async function ask(url: string, language: string) {
  const answer = await fetch(url, { headers: { 'accept-language': language } })
  const { headers } = answer
  const html = await answer.text()
  return {
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
    html,
    cache: headers.get('x-nextjs-cache'),
    control: headers.get('cache-control'),
    varies: (headers.get('vary') ?? '').toLowerCase().split(/,\s*/),
  }
}

test.describe('Page cache', { tag: '@nightly' }, () => {
  test("an owner's change shows at the next load where it was made, and within five seconds on another process", async ({
    playwright,
    mails,
  }) => {
    const database = await createDatabase(process.env.E2E_CLUSTER_URL ?? '')
    const env = { ...postgresEnv(database.url, process.env.E2E_SMTP_URL ?? ''), DATABASE_URL: database.url }
    const [here, there] = await Promise.all([startServer({ env }), startServer({ env })])
    const owner = await signInByApi(playwright, { url: here.url, mails, email: newEmail() })
    try {
      const addresses = [`${here.url}/cached-page`, `${there.url}/cached-page`] as const
      for (const address of addresses) expect(await textOf(address)).toContain('Time slot page not found.')

      const client = senderOf(owner)
      const { id } = await createPage(client, { title: 'First title', slug: 'cached-page' })
      expect(await textOf(addresses[0])).toContain('First title')
      await expect.poll(() => textOf(addresses[1]), { timeout: 5_000 }).toContain('First title')

      for (const address of addresses) {
        for (const code of LANGUAGE_CODES) {
          await ask(address, code)
          const again = await ask(address, code)
          expect(again).toMatchObject({ lang: code, cache: 'HIT', control: 'public, max-age=0, must-revalidate' })
          expect(again.html).toContain('First title')
          expect(again.varies).toEqual(expect.arrayContaining(['accept-language', 'cookie']))
        }
      }
      // The page in its owner's language is cached apart.
      await ask(addresses[0], 'xx')
      for (const absurd of ['xx', '*', '../de', 'd'.repeat(5_000), '']) {
        expect(await ask(addresses[0], absurd)).toMatchObject({ lang: 'en', cache: 'HIT' })
        expect(await ask(`${addresses[0]}?lang=${encodeURIComponent(absurd)}`, 'zh')).toMatchObject({ lang: 'en' })
      }

      await owner.patch(`/api/time-slot-pages/${id}`, { data: { title: 'Second title' } })
      for (const code of LANGUAGE_CODES) {
        expect((await ask(addresses[0], code)).html, code).toContain('Second title')
        await expect
          .poll(async () => (await ask(addresses[1], code)).html, { timeout: 5_000 })
          .toContain('Second title')
      }
      expect(await textOf(addresses[0])).toContain('Second title')
      await expect.poll(() => textOf(addresses[1]), { timeout: 5_000 }).toContain('Second title')

      await saveSettings(client, { fullName: 'Ada Lovelace' })
      expect(await textOf(addresses[0])).toContain('Ada Lovelace')
      await expect.poll(() => textOf(addresses[1]), { timeout: 5_000 }).toContain('Ada Lovelace')

      await owner.patch(`/api/time-slot-pages/${id}`, { data: { isActive: false } })
      for (const address of addresses) {
        await expect.poll(async () => (await fetch(address)).status, { timeout: 5_000 }).toBe(404)
      }

      // The same holds for forms.
      const form = await createForm(client, { title: 'First form' })
      const [formHere, formThere] = [`${here.url}/form/${form.slug}`, `${there.url}/form/${form.slug}`] as const
      for (const address of [formHere, formThere]) expect(await textOf(address)).toContain('First form')

      const { question } = await addQuestion(client, form.id, 'text', { question: 'What brings you here?' })
      expect(await textOf(formHere)).toContain(question)
      await expect.poll(() => textOf(formThere), { timeout: 5_000 }).toContain(question)

      await owner.patch(`/api/forms/${form.id}`, { data: { isPublished: false } })
      for (const address of [formHere, formThere]) {
        await expect.poll(async () => (await fetch(address)).status, { timeout: 5_000 }).toBe(404)
      }
    } finally {
      await owner.dispose()
      await Promise.all([here.stop(), there.stop()])
      await database.drop()
    }
  })
})
