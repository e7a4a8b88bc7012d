import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createCoalescer } from '@/lib/meetings/server/booking/coalesce'

describe('createSharedRuns', () => {
  it('runs once for calls of one turn that ask for the same, and once for each key', async () => {
    const share = createCoalescer<string>()
    const run = vi.fn(async () => 'answer')
    const answers = await Promise.all([share('a', run), share('a', run), share('b', run)])
    expect(answers).toEqual(['answer', 'answer', 'answer'])
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('never answers a call with a run that began before it', async () => {
    const share = createCoalescer<number>()
    let world = 1
    let finish = () => {}
    const first = share('a', () => {
      const seen = world
      return new Promise((resolve) => {
        finish = () => resolve(seen)
      })
    })
    await nextTurn()
    world = 2
    const second = share('a', async () => world)
    await nextTurn()
    finish()
    expect([await first, await second]).toEqual([1, 2])
  })

  it('fails everyone who shared a run that failed, and nobody after them', async () => {
    const share = createCoalescer<string>()
    const fail = async () => {
      throw new Error('away')
    }
    const both = await Promise.allSettled([share('a', fail), share('a', fail)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await share('a', async () => 'back')).toBe('back')
  })
})
