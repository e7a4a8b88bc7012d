import { expect, test } from '@/tests/support/browser/form-fixtures'
import { EACH_TYPE } from '@/tests/support/browser/form-screen'
import { SCRIPTS_KB, weighPage } from '@/tests/support/server/page-weight'

test.describe('the first load of a visitor', () => {
  test('is light on a booking page', async ({ publish, baseURL }) => {
    await expectLight(baseURL, (await publish()).path, { scripts: SCRIPTS_KB.booking, html: 15.9 })
  })

  test('is light on a form with each type of question', async ({ publishForm, baseURL }) => {
    await expectLight(baseURL, (await publishForm({ questions: EACH_TYPE })).path, {
      scripts: SCRIPTS_KB.form,
      html: 9,
    })
  })
})

/** In kB of 1,000 bytes, gzip. */
async function expectLight(origin = '', path: string, bounds: { scripts: number; html: number }) {
  const weight = await weighPage(origin, path)
  expect(weight?.scripts).toBeGreaterThan(0)
  expect(weight?.scriptsKb).toBeLessThan(bounds.scripts)
  expect(weight?.htmlKb).toBeLessThan(bounds.html)
}
