import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDrafts } from '@/components/forms/questions/drafts'
import { ApiError } from '@/lib/client/request'
import type { QuestionFields } from '@/lib/forms/question-fields'

const fields = (question: string) => ({ question }) as QuestionFields
const save = vi.fn<(id: string, typed: QuestionFields) => Promise<void>>()
const saved = () => save.mock.calls.map(([id, { question }]) => `${id} ${question}`)

beforeEach(() => {
  vi.useFakeTimers()
  save.mockReset().mockResolvedValue()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('createDrafts', () => {
  it('saves once typing has paused, and then has nothing left', async () => {
    const drafts = createDrafts(save)
    drafts.type('a', fields('x'))
    await vi.advanceTimersByTimeAsync(500)
    drafts.type('a', fields('xy'))
    await vi.advanceTimersByTimeAsync(500)
    expect([saved(), drafts.state()]).toEqual([[], 'waiting'])
    await vi.advanceTimersByTimeAsync(100)
    expect([saved(), drafts.state(), drafts.fieldsOf('a')]).toEqual([['a xy'], null, undefined])
  })

  it('saves what was typed during a save after it, never two at once', async () => {
    let finish = () => {}
    save.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
    const drafts = createDrafts(save)
    drafts.type('a', fields('x'))
    await vi.advanceTimersByTimeAsync(600)
    drafts.type('a', fields('xy'))
    await vi.advanceTimersByTimeAsync(5_000)
    expect([saved(), drafts.state()]).toEqual([['a x'], 'saving'])
    finish()
    await vi.advanceTimersByTimeAsync(0)
    expect([saved(), drafts.state()]).toEqual([['a x', 'a xy'], null])
  })

  it('tries again by itself after a failure, later each time, and keeps what was typed', async () => {
    save.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new ApiError(500, '', undefined))
    const drafts = createDrafts(save)
    drafts.type('a', fields('x'))
    await vi.advanceTimersByTimeAsync(600)
    expect([drafts.state(), drafts.fieldsOf('a')]).toEqual(['failed', fields('x')])
    await vi.advanceTimersByTimeAsync(2_000)
    expect([save.mock.calls.length, drafts.state()]).toEqual([2, 'failed'])
    await vi.advanceTimersByTimeAsync(5_000)
    expect([save.mock.calls.length, drafts.state()]).toEqual([3, null])
  })

  it('waits for a change after a refusal, and keeps its reason', async () => {
    const refusal = new ApiError(400, '', 'No')
    save.mockRejectedValueOnce(refusal)
    const drafts = createDrafts(save)
    drafts.type('a', fields('x'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([save.mock.calls.length, drafts.state(), drafts.errorOf('a')]).toEqual([1, 'refused', refusal])
    drafts.type('a', fields('y'))
    expect([drafts.state(), drafts.errorOf('a')]).toEqual(['waiting', undefined])
    await vi.advanceTimersByTimeAsync(600)
    expect(drafts.state()).toBeNull()
  })

  it('flushes all questions at once, and says whether nothing is left', async () => {
    const drafts = createDrafts(save)
    drafts.type('a', fields('x'))
    drafts.type('b', fields('y'))
    expect(await drafts.flush()).toBe(true)
    save.mockRejectedValueOnce(new Error('incomplete'))
    drafts.type('a', fields(''))
    expect(await drafts.flush()).toBe(false)
    expect([saved(), drafts.state()]).toEqual([['a x', 'b y', 'a '], 'refused'])
    drafts.drop('a')
    expect([drafts.state(), await drafts.flush()]).toEqual([null, true])
  })
})
