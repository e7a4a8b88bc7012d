import { signInByApi } from '@/tests/support/browser/api-login'
import { expect, newEmail, test } from '@/tests/support/browser/fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { createDatabase } from '@/tests/support/database/postgres'
import { addQuestion, createForm } from '@/tests/support/factories/forms'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage } from '@/tests/support/factories/pages'
import { postgresEnv, startServer } from '@/tests/support/server/server'

const textOf = async (url: string) => (await fetch(url)).text()

test.describe('Page cache', () => {
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

      await owner.patch(`/api/time-slot-pages/${id}`, { data: { title: 'Second title' } })
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
