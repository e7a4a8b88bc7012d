// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useQuestionCalls } from '@/lib/client/form-questions'
import { createQueryClient } from '@/lib/client/query-client'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('useQuestionCalls', () => {
  it('sends one piece of work after the other, also when one fails', async () => {
    const sent: { path: string; answer: (status: number) => void }[] = []
    vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
      return new Promise((resolve) =>
        sent.push({ path: `${method} ${path}`, answer: (status) => resolve(Response.json([], { status })) }),
      )
    })
    const client = createQueryClient()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    )
    const { result } = renderHook(() => useQuestionCalls('f'), { wrapper })
    const first = result.current((calls) => calls.reorder(['b', 'a']))
    const second = result.current((calls) => calls.duplicate('a'))
    await waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.answer(400)
    await expect(first).rejects.toMatchObject({ status: 400 })
    await waitFor(() => expect(sent).toHaveLength(2))
    sent[1]?.answer(201)
    expect(await second).toEqual([])
    expect(sent.map(({ path }) => path)).toEqual([
      'PUT /api/forms/f/questions/order',
      'POST /api/forms/f/questions/a/duplicate',
    ])
  })
})
