// @module-tag nightly
import { rm } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { toResponseTable } from '@/lib/forms/answers/responses-export'
import type { ResponseDetail } from '@/lib/forms/form'
import { QUESTION_TYPES, type QuestionType } from '@/lib/shared/forms/question-types'
import { textsOf } from '@/messages'
import { ApiClient } from '@/tests/support/api/client'
import { submit } from '@/tests/support/api/forms'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { cases } from '@/tests/support/cases'
import { PDF } from '@/tests/support/factories/file-contents'
import { createFormWith } from '@/tests/support/factories/forms'
import { VALID_ANSWERS, type ValidAnswer } from '@/tests/support/factories/valid-answers'

const folder = vi.hoisted(() => {
  // Nothing is imported yet.
  const name = `${process.env.TMPDIR ?? '/tmp'}/slotform-types-${process.pid}-${Math.random().toString(36).slice(2)}`
  Object.assign(process.env, { FILES_URL: `file:${name}` })
  return name
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const { csv } = textsOf('en').part('responses').t
const plain = (text = '') => text.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ')

async function sendFile(slug: string, questionId: string, fileName: string): Promise<string> {
  const { body } = await new ApiClient().post(`/api/public/forms/${slug}/files/${questionId}`, undefined, {
    raw: PDF,
    headers: { 'X-File-Name': encodeURIComponent(fileName) },
  })
  return (body as { id: string }).id
}

const TYPES: readonly QuestionType[] = QUESTION_TYPES

describe('POST /api/public/forms/{slug}/submit', () => {
  it.each(TYPES)('leads an answer to a %s through store, snapshot, CSV and mail', async (type) => {
    const owner = await signInOwner(newEmail('types'))
    const { form, questions } = await createFormWith(owner, type)
    const [question] = questions
    if (!question) throw new Error('the form asks nothing')
    await owner.patch(`/api/forms/${form.id}`, { notify: 'each' })
    const property = fc.asyncProperty(VALID_ANSWERS[type](question), async (given) => {
      const answer: ValidAnswer | null = given && 'fileName' in given ? await withFile(given.fileName) : given
      const { status, body } = await submit(form.slug, { responses: answer ? { [question.id]: answer.sent } : {} })
      expect([status, body.message]).toEqual([201, undefined])
      const detail = (await owner.get(`/api/form-responses/${body.id}`)).body as ResponseDetail
      expect(detail.response.data).toEqual(answer ? { [question.id]: answer.stored } : {})
      const { question: title, options } = question
      expect(detail.questions).toMatchObject([{ id: question.id, title, type, options }])
      if (!answer) return
      const cell = toResponseTable(detail, csv).at(-1)?.[1]
      if (type === 'file') expect(cell).toMatch(`${answer.text} ${detail.response.files[0]?.url}`)
      else expect(cell).toBe(answer.text)
      const mail = (await mailsTo(owner.email)).at(-1)
      expect(mail?.text).toContain(body.id)
      expect(plain(mail?.text)).toContain(plain(answer.read ?? answer.text.split('; ')[0]))
    })
    await fc.assert(property, cases(12))

    async function withFile(fileName: string): Promise<ValidAnswer> {
      const ids = [await sendFile(form.slug, question?.id ?? '', fileName)]
      return { sent: ids, stored: ids, text: fileName }
    }
  })
})
