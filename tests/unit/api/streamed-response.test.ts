import { describe, expect, it } from 'vitest'
import { toStreamedResponse } from '@/lib/api/respond'
import { AppError } from '@/lib/shared/errors'

/** Records how many chunks were read, and whether the stream was cancelled. */
function portions(...lists: unknown[][]) {
  const seen = { read: 0, isStopped: false }
  async function* read() {
    try {
      for (const list of lists) {
        seen.read += 1
        yield JSON.stringify(list).slice(1, -1)
      }
    } finally {
      seen.isStopped = true
    }
  }
  return { seen, read: read() }
}

describe('toStreamedResponse', () => {
  it.each([[[]], [[[]]], [[[1]]], [[[1, { a: 'é"' }], [], ['x']]]])(
    'is the bytes of the whole array (%#)',
    async (lists) => {
      const response = await toStreamedResponse(portions(...(lists as unknown[][])).read)
      expect(await response.text()).toBe(JSON.stringify(lists.flat()))
      expect(response.headers.get('content-type')).toBe('application/json')
    },
  )

  it('reads a portion when it is asked for, and none once the client is gone', async () => {
    const { seen, read } = portions([1], [2], [3], [4])
    const reader = (await toStreamedResponse(read)).body?.getReader()
    expect(seen.read).toBe(1)
    await reader?.read()
    await reader?.read()
    expect(seen.read).toBe(2)
    await reader?.cancel()
    expect(seen).toEqual({ read: 2, isStopped: true })
  })

  it('fails before it answers where the first portion does', async () => {
    async function* fail(): AsyncGenerator<string> {
      yield await Promise.reject<string>(new AppError('busy'))
    }
    await expect(toStreamedResponse(fail())).rejects.toMatchObject({ code: 'busy' })
  })
})
