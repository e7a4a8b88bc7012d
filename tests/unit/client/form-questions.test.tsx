// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useQuestions, useReorderQuestions } from '@/lib/client/form-questions'
import { createQueryClient } from '@/lib/client/query-client'
import { question } from '@/tests/support/factories/questions'

const FORM = '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11'
let stored: string[]
let puts: { ids: string[]; answer: (status: number) => void }[]

function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (init.method !== 'PUT')
    return Promise.resolve(Response.json(stored.map((id, order) => question(id, 'text', { order }))))
  expect(path).toBe(`/api/forms/${FORM}/questions/order`)
  const { ids } = JSON.parse(String(init.body))
  return new Promise((resolve) => {
    const respond = (status: number) => {
      if (status === 200) stored = ids
      resolve(Response.json({ message: 'No' }, { status }))
    }
    puts.push({ ids, answer: respond })
  })
}

async function open() {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => ({ list: useQuestions(FORM), reorder: useReorderQuestions(FORM) }), { wrapper })
  await waitFor(() => expect(result.current.list.data).toBeDefined())
  const shown = () => result.current.list.data?.map(({ id, order }) => `${order}${id}`).join(' ')
  return { result, shown }
}

beforeEach(() => {
  stored = ['a', 'b', 'c']
  puts = []
  vi.stubGlobal('fetch', vi.fn(answer))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('useReorderQuestions', () => {
  it('shows a new order before the server has answered', async () => {
    const { result, shown } = await open()
    result.current.reorder.mutate(['c', 'a', 'b'])
    await waitFor(() => expect(shown()).toBe('0c 1a 2b'))
    await waitFor(() => expect(puts).toHaveLength(1))
    puts[0]?.answer(200)
    await waitFor(() => expect(result.current.reorder.isSuccess).toBe(true))
    expect(shown()).toBe('0c 1a 2b')
  })

  it('goes back to the old order when it is refused', async () => {
    const { result, shown } = await open()
    result.current.reorder.mutate(['c', 'a', 'b'])
    await waitFor(() => expect(puts).toHaveLength(1))
    puts[0]?.answer(400)
    await waitFor(() => expect(shown()).toBe('0a 1b 2c'))
  })

  it('sends several one after the other, and never shows an older one again', async () => {
    const { result, shown } = await open()
    result.current.reorder.mutate(['b', 'a', 'c'])
    result.current.reorder.mutate(['b', 'c', 'a'])
    await waitFor(() => expect(shown()).toBe('0b 1c 2a'))
    expect(puts).toHaveLength(1)
    puts[0]?.answer(200)
    await waitFor(() => expect(puts).toHaveLength(2))
    expect(shown()).toBe('0b 1c 2a')
    puts[1]?.answer(200)
    await waitFor(() => expect(result.current.reorder.isSuccess).toBe(true))
    expect([shown(), stored]).toEqual(['0b 1c 2a', ['b', 'c', 'a']])
  })
})
