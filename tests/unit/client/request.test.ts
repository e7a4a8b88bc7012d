import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, request } from '@/lib/client/request'

const answer = (body: string | null, init?: ResponseInit) => {
  const fetch = vi.fn(async () => new Response(body, init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const failure = () => request('/api/x').then(Promise.reject.bind(Promise), (error: unknown) => error as ApiError)

afterEach(() => vi.unstubAllGlobals())

describe('request', () => {
  it('sends cookies and a JSON body', async () => {
    const fetch = answer('{"id":1}')
    expect(await request('/api/x', { method: 'POST', body: { a: 1 } })).toEqual({ id: 1 })
    expect(fetch).toHaveBeenCalledWith(
      '/api/x',
      expect.objectContaining({ method: 'POST', credentials: 'same-origin', body: '{"a":1}' }),
    )
  })

  it('answers nothing to a 204', async () => {
    answer(null, { status: 204 })
    expect(await request('/api/x', { method: 'DELETE' })).toBeUndefined()
  })

  it("throws with the server's message and the fields' issues", async () => {
    answer('{"message":"Required","issues":[{"path":"title","message":"Required"}]}', { status: 400 })
    const error = await failure()
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 400, message: 'Required', issues: [{ path: 'title', message: 'Required' }] })
  })

  it.each([
    ['<h1>Bad gateway</h1>', 502, 'Bad Gateway', '502: <h1>Bad gateway</h1>'],
    ['', 500, 'Internal Server Error', '500: Internal Server Error'],
    ['{"error":"x"}', 500, '', '500: {"error":"x"}'],
    ['null', 500, '', '500: null'],
  ])("says 'status: body' where the answer %j has no message", async (body, status, statusText, message) => {
    answer(body, { status, statusText })
    expect(await failure()).toMatchObject({ message, serverMessage: undefined })
  })
})
