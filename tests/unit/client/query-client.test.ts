import { describe, expect, it, vi } from 'vitest'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { ApiError } from '@/lib/client/request'

const fetchFailing = async (status: number, meta = {}) => {
  const onSignedOut = vi.fn()
  const client = createQueryClient(onSignedOut)
  client.setQueryData(keys.user, { id: '1' })
  const queryFn = vi.fn(() => Promise.reject(new ApiError(status, '', 'No')))
  await expect(client.fetchQuery({ queryKey: ['x'], queryFn, meta })).rejects.toThrow('No')
  return { onSignedOut, queryFn, user: client.getQueryData(keys.user) }
}

describe('createQueryClient', () => {
  it('a 401 empties the cached user and says so', async () => {
    const { onSignedOut, user } = await fetchFailing(401)
    expect(user).toBeNull()
    expect(onSignedOut).toHaveBeenCalledOnce()
  })

  it('a 401 to a poll leaves the screen alone, with what is being typed', async () => {
    const { onSignedOut, user } = await fetchFailing(401, { isPolled: true })
    expect(user).toEqual({ id: '1' })
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('any other failure is not repeated and leaves the user alone', async () => {
    const { onSignedOut, queryFn, user } = await fetchFailing(500)
    expect(queryFn).toHaveBeenCalledOnce()
    expect(user).toEqual({ id: '1' })
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('what was read stays fresh and is not read again on focus', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: false,
    })
  })
})
