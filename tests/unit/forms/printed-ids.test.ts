import { describe, expect, it } from 'vitest'
import { MAX_PRINTED, printPath, readPrintedIds } from '@/lib/forms/printed-ids'

const idOf = (n: number) => `7b0f6a52-6d0c-4f0e-9a57-${String(n).padStart(12, '0')}`

describe('readPrintedIds', () => {
  it('reads what the path of a print names, each once', () => {
    const path = printPath('f', [idOf(1), idOf(2), idOf(1)])
    expect(path).toMatch(/^\/forms\/f\/responses\/print\?ids=/)
    const ids = new URL(path, 'http://localhost').searchParams.get('ids') ?? ''
    expect(readPrintedIds(ids)).toEqual([idOf(1), idOf(2)])
    expect(readPrintedIds([idOf(3), idOf(4).toUpperCase()])).toEqual([idOf(3), idOf(4)])
  })

  it('leaves out what is no id, and what is too much', () => {
    expect(readPrintedIds(undefined)).toEqual([])
    expect(readPrintedIds(`x,,${idOf(1)}'`)).toEqual([])
    const many = Array.from({ length: MAX_PRINTED + 1 }, (_, n) => idOf(n))
    expect(readPrintedIds(many.join())).toHaveLength(MAX_PRINTED)
  })
})
