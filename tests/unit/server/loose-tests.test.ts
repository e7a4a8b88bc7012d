import { describe, expect, it } from 'vitest'
import { looseTestsIn } from '@/scripts/loose-tests.mjs'

describe('looseTestsIn', () => {
  it.each([
    `it('works', () => {})`,
    `test('works', () => {})`,
    `it.each([1, 2])('works with %i', () => {})`,
    `for (const name of names) it(name, () => {})`,
  ])('finds %s', (text) => {
    expect(looseTestsIn('some.test.ts', `\n${text}`)).toEqual([2])
  })

  it.each([
    `describe('add', () => { it('works', () => {}) })`,
    `describe.each([1])('add %i', () => { it.each([1])('works', () => {}) })`,
    `describe.skipIf(isMissing).each([1])('add', () => { it('works', () => {}) })`,
    `expect(/a/.test('a')).toBe(true)`,
  ])('takes %s', (text) => {
    expect(looseTestsIn('some.test.ts', text)).toEqual([])
  })
})
