import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { atTerminal } from '../../support/api/terminal'
import { runCli } from '../../support/cli'
import { addQuestion, createForm } from '../../support/factories/forms'
import { createPage, inDays, visitor } from '../../support/factories/pages'
import { createResponse } from '../../support/factories/responses'
import { sendFor } from '../../support/factories/sender'

const ALL_DAY = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '17:00' }))

/** An owner with a page that is open from 9 to 17, a form with a response, and a file that was pulled. */
async function withFile() {
  const folder = mkdtempSync(path.join(tmpdir(), 'slotform-yaml-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'slotform.yaml')
  const terminal = await atTerminal()
  const page = await createPage(terminal.owner, { availabilities: ALL_DAY })
  const form = await createForm(terminal.owner)
  const question = await addQuestion(terminal.owner, form.id, 'text')
  await createResponse(terminal.owner, form.slug, { [question.id]: 'Fine' })
  expect(await terminal.run('pull', file)).toMatchObject({ code: 0, out: '', err: `Written to ${file}.\n` })
  const edit = (from: string | RegExp, to: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to))
  return { ...terminal, page, form, file, edit }
}

describe('slotform pull', () => {
  test('writes what a person can read, and does not overwrite it unasked', async () => {
    const { run, answering, file, edit, page } = await withFile()
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(/^# The configuration of a Slotform account/)
    expect(text).toContain(`\n  ${page.slug}:\n    title: Intro call\n`)
    expect(text).toContain('\n      - { dayOfWeek: 1, startTime: "09:00", endTime: "17:00" }\n')
    expect(await run('pull', file)).toMatchObject({ code: 0, err: `${file} is up to date.\n` })
    edit('title: Intro call', 'title: Mine')
    expect(await run('pull', file)).toMatchObject({ code: 2, err: expect.stringContaining('--force') })
    expect(await answering(['n'], 'pull', file)).toMatchObject({ code: 1 })
    expect(readFileSync(file, 'utf8')).toContain('title: Mine')
    expect((await run('pull', file, '--force')).code).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(text)
    expect(await run('pull', '-')).toMatchObject({ code: 0, out: text, err: '' })
  })
})

describe('slotform plan', () => {
  test('says that there is nothing to change', async () => {
    const { run, file } = await withFile()
    expect(await run('plan', file)).toMatchObject({ code: 0, out: '', err: expect.stringContaining('no changes') })
  })

  test('shows the hours that go, and the bookings that are outside then', async () => {
    const { owner, run, file, edit, page } = await withFile()
    await sendFor(owner, 201, 'POST', `/api/schedule/${page.slug}/book`, visitor(inDays(3, 16)))
    edit(/endTime: "17:00"/g, 'endTime: "15:00"')
    const { code, out } = await run('plan', file)
    expect(code).toBe(0)
    expect(out).toContain(`~ pages.${page.slug}.availabilities\n`)
    expect(out).toContain('    - { dayOfWeek: 1, startTime: "09:00", endTime: "17:00" }\n')
    expect(out).toContain('    + { dayOfWeek: 1, startTime: "09:00", endTime: "15:00" }\n')
    expect(out).toMatch(
      /Effect:\n {2}\S+: −14 offered hours a week, −\d+ bookings .*, 1 booking outside the new hours\n$/,
    )
    expect(JSON.parse((await run('plan', file, '--json')).out)).toMatchObject({ differences: [{ kind: 'change' }] })
  })

  test('ends with the line or the place of a mistake', async () => {
    const { run, file, edit } = await withFile()
    edit('duration: 30', 'duration: 0')
    const wrong = await run('plan', file)
    expect(wrong).toMatchObject({ code: 1, out: '' })
    expect(wrong.err).toMatch(/\n {2}pages\.\w+\.duration: Duration must be at least 1 minute\n/)
    for (const [text, said] of [
      ['pages: [', /yaml:\d+: /],
      ['a: 1\na: 2\n', /:2: /],
      ['- 1', /has no configuration/],
      ['', /has no configuration/],
      ['x: &a [1, 1]\ny: &b [*a, *a, *a, *a, *a]\nz: &c [*b, *b, *b, *b, *b]\nw: [*c, *c, *c, *c, *c, *c]\n', /alias/],
    ] as const) {
      writeFileSync(file, text)
      const { code, err } = await run('plan', file)
      expect([text, code]).toEqual([text, 2])
      expect(err).toMatch(said)
    }
    writeFileSync(file, 'pages:\n  __proto__:\n    title: x\n')
    expect(await run('plan', file)).toMatchObject({ code: 1, err: expect.stringContaining('pages.__proto__') })
    expect(await run('plan', `${file}.none`)).toMatchObject({ code: 2, err: expect.stringContaining('slotform pull') })
  })
})

describe('slotform apply', () => {
  test('asks, applies, and a second time changes nothing', async () => {
    const { run, answering, file, edit } = await withFile()
    edit('title: Intro call', 'title: Hello')
    expect(await run('apply', file)).toMatchObject({ code: 2, err: expect.stringContaining('--yes') })
    expect(await answering(['n'], 'apply', file)).toMatchObject({ code: 1 })
    const applied = await answering(['y'], 'apply', file)
    expect(applied).toMatchObject({ code: 0, err: expect.stringContaining('Apply 1 change? [y/N] ') })
    expect(applied.err).toContain('Applied: 1 change.\n')
    expect(applied.out).toContain('title: Intro call → Hello\n')
    expect(await run('apply', file, '--yes')).toMatchObject({
      code: 0,
      out: '',
      err: expect.stringContaining('no changes'),
    })
    expect(await run('pull', file)).toMatchObject({ err: `${file} is up to date.\n` })
  })

  test('refuses when somebody changes the account while it asks', async () => {
    const { owner, given, file, edit, page } = await withFile()
    edit('title: Intro call', 'title: Hello')
    const late = await runCli(['apply', file, '--yes'], {
      ...given,
      fetch: async (request) => {
        if (request.url.endsWith('/apply'))
          await sendFor(owner, 200, 'PATCH', `/api/time-slot-pages/${page.id}`, { title: 'By somebody else' })
        return given.fetch(request)
      },
    })
    expect(late).toMatchObject({ code: 1, err: expect.stringContaining('Plan again.') })
    const { title } = await sendFor<{ title: string }>(owner, 200, 'GET', `/api/time-slot-pages/${page.id}`)
    expect(title).toBe('By somebody else')
  })

  test('names what is lost before it prunes', async () => {
    const { run, answering, file, page, form } = await withFile()
    writeFileSync(file, 'settings:\n  bio: Teaches\n')
    const pruned = await answering(['y'], 'apply', file, '--prune')
    expect(pruned.err).toContain('Apply 3 changes, and delete 1 page (0 upcoming bookings) and 1 form with 1 response?')
    expect(pruned.out).toContain(`- pages.${page.slug}\n- forms.${form.slug}\n`)
    expect((await run('pull', '-')).out).toContain('pages: {}\nforms: {}\n')
  })
})
