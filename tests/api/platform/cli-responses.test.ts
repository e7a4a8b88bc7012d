import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { submit } from '../../support/api/forms'
import { atTerminal } from '../../support/api/terminal'
import { fetchFromRoutes } from '../../support/api/typed-client'
import { runCli } from '../../support/cli'
import { addQuestion, createForm } from '../../support/factories/forms'

describe('slotform responses', () => {
  test('lists responses for people, for programs and as CSV', async () => {
    const { owner, run } = await atTerminal()
    const form = await createForm(owner)
    const question = await addQuestion(owner, form.id, 'text')
    await submit(form.slug, { responses: { [question.id]: '=1+1' }, respondentName: 'Vera' })
    await submit(form.slug, { responses: {}, respondentName: 'Ada', website: 'https://spam.example' })
    const { out, err } = await run('responses', form.slug, '--timezone', 'UTC')
    expect(err).toBe('')
    expect(out).toMatch(/^UTC +NAME +EMAIL +ID\n\w{3} \d{4}-\d\d-\d\d \d\d:\d\d +Vera/)
    expect(JSON.parse((await run('responses', form.id, '--json')).out)).toMatchObject([
      { data: { [question.id]: '=1+1' } },
    ])
    const rows: string[][] = parse((await run('responses', form.slug, '--csv')).out, { bom: true })
    const facts = ['ID', 'Respondent Name', 'Respondent Email', 'Submission Date']
    expect(rows[0]).toEqual([...facts, question.question, 'Sent By'])
    expect(rows[1]?.slice(-2)).toEqual(["'=1+1", 'Program'])
    expect((await run('responses', form.slug, '--spam')).out).toContain('Ada')
    expect((await run('responses', form.slug, '--status', 'new')).out).toContain('Vera')
    expect((await run('responses', form.slug, '--status', 'done')).err).toBe('No responses.\n')
    const answers = (operator: string) => JSON.stringify([{ questionId: question.id, operator, value: '1' }])
    expect((await run('responses', form.slug, '--answers', answers('contains'))).out).toContain('Vera')
    expect((await run('responses', form.slug, '--answers', answers('not_contains'))).err).toBe('No responses.\n')
    expect(await run('responses', form.slug, '--answers', 'tea')).toMatchObject({ code: 1, out: '' })
    expect(await run('responses', form.slug, '--status', 'old')).toMatchObject({ code: 2 })
    expect(await run('responses', form.slug, '--to', '2020-01-01')).toMatchObject({
      code: 0,
      out: '',
      err: 'No responses.\n',
    })
  })

  test('reads a long list to its end', async () => {
    const { owner, given } = await atTerminal()
    const form = await createForm(owner)
    for (let index = 0; index < 5; index += 1) await submit(form.slug, { responses: {} })
    // The same list in smaller portions.
    const fetch = (request: Request) =>
      fetchFromRoutes(new Request(request.url.replace('size=500', 'size=2'), { headers: request.headers }))
    const { out } = await runCli(['responses', form.id, '--json'], { ...given, fetch })
    expect(new Set(JSON.parse(out).map(({ id }: { id: string }) => id)).size).toBe(5)
  })

  test('says what is wrong', async () => {
    const { run } = await atTerminal()
    expect(await run('responses', 'nope')).toMatchObject({ code: 1, err: 'You have no form “nope”.\n' })
    expect(await run('responses', 'nope', '--csv', '--json')).toMatchObject({ code: 2, out: '' })
  })
})
