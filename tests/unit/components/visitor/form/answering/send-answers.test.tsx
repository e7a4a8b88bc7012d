// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendAnswers } from '@/components/visitor/form/answering/send-answers'
import { postSubmission } from '@/lib/client/visitor/public-forms'
import type { PublicForm } from '@/lib/forms/form'
import { MIN_ELAPSED_MS } from '@/lib/forms/time-trap'

vi.mock('@/lib/client/visitor/public-forms', () => ({ postSubmission: vi.fn() }))

const target = { slug: 'feedback', form: { questions: [] as PublicForm['questions'] } as PublicForm, nextPage: null }

beforeEach(() => {
  vi.mocked(postSubmission).mockReset().mockResolvedValue({ id: 'sent' })
  vi.spyOn(performance, 'now').mockReturnValue(MIN_ELAPSED_MS + 1)
})
afterEach(() => history.replaceState(null, '', '/'))

describe('sendAnswers', () => {
  it.each([
    ['/form/feedback?booking=token', 'token'],
    ['/form/feedback', undefined],
  ])('of %s sends the token of a follow-up that is in the address', async (address, booking) => {
    history.replaceState(null, '', address)
    await sendAnswers(target, { responses: { a: 'Fine' }, website: '' })
    expect(vi.mocked(postSubmission).mock.calls[0]?.[1]).toMatchObject({ responses: { a: 'Fine' }, booking })
  })

  it('sends answers that were held back once more, and not the same attempt again', async () => {
    for (const website of ['https://ada.example', '']) await sendAnswers(target, { responses: { a: 'Ada' }, website })
    const [held, again] = vi.mocked(postSubmission).mock.calls
    expect([held?.[1], again?.[1]]).toMatchObject([{ website: 'https://ada.example' }, { website: '' }])
    expect(held?.[2]).not.toBe(again?.[2])
  })
})
