import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createBatcher } from '@/lib/meetings/server/booking/batch'

describe('createGatheredRuns', () => {
  it('answers the questions of one turn by one run, each with its own answer', async () => {
    const runAll = vi.fn(async (questions: number[]) => questions.map((number) => number * 2))
    const ask = createBatcher(runAll)
    expect(await Promise.all([ask(1), ask(2), ask(1)])).toEqual([2, 4, 2])
    expect(runAll.mock.calls).toEqual([[[1, 2, 1]]])
  })

  it('never answers a question with a run that began before it', async () => {
    let world = 1
    let finish = () => {}
    const ask = createBatcher((questions: string[]) => {
      const seen = world
      return new Promise<number[]>((resolve) => {
        finish = () => resolve(questions.map(() => seen))
      })
    })
    const first = ask('early')
    await nextTurn()
    const finishFirst = finish
    world = 2
    const second = ask('late')
    await nextTurn()
    finish()
    finishFirst()
    expect([await first, await second]).toEqual([1, 2])
  })

  it('fails everyone whose run failed, and nobody after them', async () => {
    let isAway = true
    const ask = createBatcher(async (questions: number[]) => {
      if (isAway) throw new Error('away')
      return questions
    })
    const both = await Promise.allSettled([ask(1), ask(2)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isAway = false
    expect(await ask(3)).toBe(3)
  })
})
