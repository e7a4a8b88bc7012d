import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { needsValue, operatorsOf } from '@/lib/forms/rules/operators'
import { QUESTION_TYPES } from '@/lib/shared/forms/question-types'

/** The operators that docs/product.md lists for each type, but for those of all answers. */
function readTable(): Record<string, string[]> {
  const [, table = ''] = readFileSync('docs/product.md', 'utf8').split('| type | operators |')
  const rows = (table.split('\n\n')[0] ?? '').split('\n').slice(2)
  return Object.fromEntries(
    rows.flatMap((row) => {
      const [, types = '', operators = ''] = row.split('|')
      const names = [...operators.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
      return types.split(',').map((type) => [type.trim(), names])
    }),
  )
}

describe('operatorsOf', () => {
  it('is what the table of docs/product.md says of each type', () => {
    const { 'each but the last two': always, ...told } = readTable()
    expect(always).toEqual(['answered', 'not_answered'])
    expect(told).toEqual(Object.fromEntries(QUESTION_TYPES.map((type) => [type, operatorsOf(type).filter(needsValue)])))
    const silent = QUESTION_TYPES.filter((type) => operatorsOf(type).length === 0)
    expect(silent).toEqual(['heading', 'page_break'])
  })
})
