import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchAllResponses } from '@/lib/client/all-responses'
import { requestPage } from '@/lib/client/request'
import { toResponseFilter } from '@/lib/client/response-filter'
import type { FormResponse } from '@/lib/forms/form'

function response(n: number): FormResponse {
  const createdAt = new Date(Date.UTC(2026, 5, 3) - n * 1000).toISOString()
  const facts = {
    respondentName: null,
    respondentEmail: null,
    data: {},
    files: [],
    status: 'new',
    note: '',
  } satisfies Partial<FormResponse>
  return { id: String(n), ...facts, createdAt, updatedAt: createdAt }
}

/** Answers with these pages, one after another; numbers count on from 2, keys from `key 1`. */
function serve(...pages: FormResponse[][]) {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(new URL(path, 'http://localhost'))
    const page = asked.length
    const next = { 'X-Next-Page': String(page + 1), 'X-Next-After': `key ${page}` }
    const headers: HeadersInit = page < pages.length ? next : {}
    return Response.json(pages[page - 1], { headers })
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

describe('requestPage', () => {
  describe('a page of a list', () => {
    it('tells the number of the next one and the key of what follows, and null at the end', async () => {
      serve([response(1)], [])
      expect(await requestPage('/api/x')).toEqual({ items: [response(1)], nextPage: 2, nextAfter: 'key 1' })
      expect(await requestPage('/api/x')).toEqual({ items: [], nextPage: null, nextAfter: null })
    })
  })
})

describe('fetchAllResponses', () => {
  describe('reading all responses', () => {
    it('takes the largest pages, goes on by key, and tells how far it is', async () => {
      const asked = serve([response(1), response(2)], [response(2), response(3)])
      const counts: number[] = []
      const all = await fetchAllResponses('f', (count) => counts.push(count))
      expect(all.map(({ id }) => id)).toEqual(['1', '2', '3'])
      expect(asked.map(({ search }) => Object.fromEntries(new URLSearchParams(search)))).toEqual([
        { page: '1', size: '500' },
        { after: 'key 1', size: '500' },
      ])
      expect(counts).toEqual([2, 4])
    })

    it('of a form without any asks once', async () => {
      const asked = serve([])
      expect(await fetchAllResponses('f', () => {})).toEqual([])
      expect(asked).toHaveLength(1)
    })
  })
})

describe('toResponseFilter', () => {
  describe('what a list is narrowed to', () => {
    it('is whole days of the account, the last one included, and nothing where nothing is said', () => {
      expect(toResponseFilter('', { from: '', to: '' }, 'Asia/Kathmandu')).toEqual({})
      expect(toResponseFilter('vera', { from: '2026-06-03', to: '2026-06-03' }, 'Asia/Kathmandu')).toEqual({
        q: 'vera',
        from: '2026-06-02T18:15:00.000Z',
        to: '2026-06-03T18:15:00.000Z',
      })
      expect(toResponseFilter('', { from: '', to: '2026-03-28' }, 'Europe/Berlin')).toEqual({
        to: '2026-03-28T23:00:00.000Z',
      })
    })
  })
})
