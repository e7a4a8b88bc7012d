import { describe, expect, it } from 'vitest'
import { fillPlaceholders, placeholdersOf } from '@/lib/shared/text/placeholders'
import { startProcessorTime } from '@/tests/support/processor-time'

describe('fillPlaceholders', () => {
  it('puts each value in, with or without spaces between the braces', () => {
    expect(fillPlaceholders('{{name}}, {{ start }}: {{name}}', { name: 'Ada', start: '10:00' })).toBe('Ada, 10:00: Ada')
  })

  it('leaves a value that looks like a placeholder or a pattern as it is', () => {
    expect(fillPlaceholders('{{a}}{{b}}', { a: '{{b}}', b: '$& $1' })).toBe('{{b}}$& $1')
  })

  it('leaves unknown names, also those that every object has', () => {
    expect(fillPlaceholders('{{other}} {{constructor}} {{', { name: 'Ada' })).toBe('{{other}} {{constructor}} {{')
  })
})

describe('placeholdersOf', () => {
  it('lists the names between double braces', () => {
    expect(placeholdersOf('{{a}} { b } {{ c }} {{}}')).toEqual(['a', 'c', ''])
  })

  it('takes time in proportion to the text', () => {
    const used = startProcessorTime()
    expect(placeholdersOf(`{{${' '.repeat(2_000)}x`)).toEqual([])
    expect(used()).toBeLessThan(500)
  })
})
