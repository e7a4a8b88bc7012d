import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { updateFormSchema } from '@/lib/forms/schema'
import { updatePageSchema } from '@/lib/pages/schema'
import { settingsSchema } from '@/lib/settings/schema'
import type { ApiClient } from '@/tests/support/api/client'
import { applyConfiguration, pathsOf, planConfiguration, pullConfiguration } from '@/tests/support/api/configuration'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { addQuestion, createForm, saveRules } from '@/tests/support/factories/forms'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { sendFor } from '@/tests/support/factories/sender'
import { addTimeOff } from '@/tests/support/factories/time-off'

/** A page that asks a form, which leads back to it, with two questions of the same words and a rule. */
async function furnish(owner: ApiClient) {
  const form = await createForm(owner)
  const source = await addQuestion(owner, form.id, 'text', { question: 'Your name' })
  const target = await addQuestion(owner, form.id, 'select', { question: 'Your name' })
  const when = { sourceQuestionId: source.id, condition: 'equals', value: 'Ada' } as const
  await saveRules(owner, form.id, [{ ...when, actionType: 'jump_to_question', targetQuestionId: target.id }])
  const page = await createPage(owner, {
    formId: form.id,
    followUp: { minutesAfter: 5, text: 'Hi', formId: form.id },
  })
  await sendFor(owner, 200, 'PATCH', `/api/forms/${form.id}`, { nextPageId: page.id, closesAt: inDays(9) })
  await addTimeOff(owner)
  await sendFor(owner, 200, 'PATCH', '/api/settings', { bio: 'Teaches', holidays: { country: 'DE', region: 'BE' } })
  return { form, page, source, target }
}

/** Every row of an owner that a document could change, with its dates. */
const rowsOf = (table: string) => query(sql`select * from ${sql.identifier(table)} order by id`)
const everything = () =>
  Promise.all(
    ['time_slot_pages', 'forms', 'form_questions', 'form_logic_rules', 'user_settings', 'time_off'].map(rowsOf),
  )

describe('GET /api/configuration', () => {
  it('has all that its owner set, by names', async () => {
    const owner = await signInOwner()
    const { form, page } = await furnish(owner)
    const { document } = await pullConfiguration(owner)
    expect(document.settings).toMatchObject({ bio: 'Teaches', holidays: { country: 'DE', region: 'BE' } })
    expect(document.timeOff).toHaveLength(1)
    expect(document.pages[page.slug]).toMatchObject({
      title: page.title,
      form: form.slug,
      followUp: { text: 'Hi', form: form.slug },
    })
    expect(document.forms[form.slug]).toMatchObject({
      nextPage: page.slug,
      questions: [{ key: 'your-name' }, { key: 'your-name-2', options: expect.any(Array) }],
      rules: [{ sourceQuestion: 'your-name', targetQuestion: 'your-name-2', value: 'Ada' }],
    })
    const ids = JSON.stringify(document).match(/[0-9a-f]{8}-[0-9a-f]{4}-/)
    expect(ids).toBeNull()
  })

  it('carries each field that a page, a form and the settings can be sent', async () => {
    const owner = await signInOwner()
    const { form, page } = await furnish(owner)
    const { document } = await pullConfiguration(owner)
    const named = (fields: object, names: Record<string, string>) =>
      Object.keys(fields)
        .map((name) => names[name] ?? name)
        .sort()
    // The hosts of a team's page are people of this server.
    const { slug: _, hostGroups: ____, moveHosts: _____, ...pageFields } = updatePageSchema.shape
    expect(Object.keys(document.pages[page.slug] ?? {}).sort()).toEqual(named(pageFields, { formId: 'form' }))
    const { questions: __, rules: ___, ...formFields } = document.forms[form.slug] ?? {}
    expect(Object.keys(formFields).sort()).toEqual(named(updateFormSchema.shape, { nextPageId: 'nextPage' }))
    expect(Object.keys(document.settings).sort()).toEqual(named(settingsSchema.shape, {}))
  })

  it('has nothing of another owner', async () => {
    const [owner, other] = [await signInOwner(), await signInOwner()]
    await furnish(other)
    const { document } = await pullConfiguration(owner)
    expect(document).toMatchObject({ timeOff: [], pages: {}, forms: {} })
  })

  it('keeps the key of a question that is reworded, and gives a copy another one', async () => {
    const owner = await signInOwner()
    const { form, source } = await furnish(owner)
    await pullConfiguration(owner)
    await sendFor(owner, 200, 'PATCH', `/api/forms/${form.id}/questions/${source.id}`, { question: 'Who are you?' })
    await sendFor(owner, 201, 'POST', `/api/forms/${form.id}/questions/${source.id}/duplicate`)
    const { document } = await pullConfiguration(owner)
    expect(document.forms[form.slug]?.questions?.map(({ key, question }) => [key, question])).toEqual([
      ['your-name', 'Who are you?'],
      ['who-are-you', 'Who are you?'],
      ['your-name-2', 'Your name'],
    ])
  })

  it('tells no secret', async () => {
    const owner = await signInOwner()
    const { page } = await furnish(owner)
    await sendFor(owner, 200, 'PATCH', `/api/time-slot-pages/${page.id}`, { visibility: 'secret' })
    const { id: userId } = await sendFor<{ id: string }>(owner, 200, 'GET', '/api/user')
    const link = await sendFor<{ url: string }>(owner, 201, 'POST', `/api/time-slot-pages/${page.id}/links`, {})
    const { key } = await sendFor<{ key: string }>(owner, 201, 'POST', '/api/keys', {
      name: 'CI',
      scopes: ['pages:read'],
      expiresInDays: 30,
    })
    const hook = { url: 'https://hooks.invalid/kit', events: ['form.closed'] }
    const { secret } = await sendFor<{ secret: string }>(owner, 201, 'POST', '/api/webhook-endpoints', hook)
    const feed = await sendFor<{ url: string }>(owner, 201, 'POST', '/api/feeds', { kind: 'busy' })
    const [integration] = await query<{ id: string }>(sql`
      insert into integrations (user_id, type, access_token, refresh_token, config)
      values (${userId}, 'ics', 'canary-access', 'canary-refresh', '{"name": "canary-config"}') returning id`)
    await sendFor(owner, 200, 'PATCH', `/api/time-slot-pages/${page.id}`, {
      conflictCheckCalendars: [`ics_${integration?.id}`],
    })
    const pulled = await owner.get('/api/configuration')
    expect(pulled.text).toContain(`ics_${integration?.id}`)
    const told = [key, secret, new URL(feed.url).pathname, new URL(link.url).search.slice(3)]
    for (const canary of [...told, 'canary', ...owner.cookies.values()]) expect(pulled.text).not.toContain(canary)
  })
})

describe('POST /api/configuration/plan', () => {
  it('finds no difference to what was pulled', async () => {
    const owner = await signInOwner()
    await furnish(owner)
    const { document, version } = await pullConfiguration(owner)
    const effects = { pages: [], forms: [] }
    expect(await planConfiguration(owner, document)).toEqual({ version, differences: [], effects })
  })

  it('stores nothing', async () => {
    const owner = await signInOwner()
    const { form, page } = await furnish(owner)
    await pullConfiguration(owner)
    const before = await everything()
    const forms = { [form.slug]: { title: 'Another title', questions: [] }, 'new-form': { title: 'New form' } }
    const document = { settings: { bio: '' }, timeOff: [], pages: { [page.slug]: { title: 'Another' } }, forms }
    const { differences } = await planConfiguration(owner, document)
    expect(differences).not.toEqual([])
    expect(await everything()).toEqual(before)
  })

  it('tells hours before and after, and the bookings that are outside then', async () => {
    const owner = await signInOwner()
    const { slug } = await createPage(owner, { durations: [30, 60], duration: 30 })
    for (const [startTime, duration] of [
      [inDays(3), 30] as const,
      [inDays(4, 20), 30] as const,
      [inDays(5), 60] as const,
    ]) {
      await sendFor(owner, 201, 'POST', `/api/schedule/${slug}/book`, visitor(startTime, { duration }))
    }
    const availabilities = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      dayOfWeek: day,
      startTime: '09:00',
      endTime: '17:00',
    }))
    const plan = await planConfiguration(owner, { pages: { [slug]: { availabilities, durations: [30] } } })
    expect(pathsOf(plan)).toEqual([`change pages.${slug}.durations`, `change pages.${slug}.availabilities`])
    expect(plan.effects.pages).toEqual([
      {
        page: slug,
        hoursPerWeek: { before: 168, after: 56 },
        bookingsPerWeek: { before: expect.any(Number), after: expect.any(Number) },
        upcoming: 3,
        outside: { total: 2, byReason: { hours: 1, length: 1 } },
      },
    ])
    const [effect] = plan.effects.pages
    expect(effect?.bookingsPerWeek.after).toBeLessThan(Number(effect?.bookingsPerWeek.before))
  })

  it('tells the bookings that a new time off closes, on each page', async () => {
    const owner = await signInOwner()
    const { slug } = await createPage(owner)
    await sendFor(owner, 201, 'POST', `/api/schedule/${slug}/book`, visitor(inDays(3)))
    const date = inDays(3).slice(0, 10)
    const plan = await planConfiguration(owner, { timeOff: [{ from: date, to: date }] })
    expect(plan.effects.pages).toMatchObject([{ page: slug, outside: { total: 1, byReason: { closed: 1 } } }])
  })

  it('counts what goes with pages and forms that are pruned, and leaves them alone otherwise', async () => {
    const owner = await signInOwner()
    const { form, page } = await furnish(owner)
    const { document } = await pullConfiguration(owner)
    const { pages: _, forms: __, ...rest } = document
    expect((await planConfiguration(owner, rest)).differences).toEqual([])
    const plan = await planConfiguration(owner, rest, { prune: true })
    expect(pathsOf(plan)).toEqual([`delete pages.${page.slug}`, `delete forms.${form.slug}`])
    expect(plan.effects).toMatchObject({
      pages: [{ page: page.slug, hoursPerWeek: { before: 168, after: null }, upcoming: 0 }],
      forms: [{ form: form.slug, responses: 0 }],
    })
    expect((await pullConfiguration(owner)).document).toEqual(document)
  })

  it('takes a slug of another owner for a taken one', async () => {
    const [owner, other] = [await signInOwner(), await signInOwner()]
    const { slug } = await createPage(other)
    const document = { pages: { [slug]: { title: 'Mine', timezone: 'UTC' } } }
    expect(await owner.post('/api/configuration/plan', { document })).toMatchObject({
      status: 409,
      body: { code: 'slug_taken', issues: [{ path: `document.pages.${slug}` }] },
    })
    expect((await applyConfiguration(other, document)).differences).toMatchObject([{ path: `pages.${slug}.title` }])
  })
})
