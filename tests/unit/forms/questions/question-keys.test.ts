import { describe, expect, it } from 'vitest'
import { keysOf } from '@/lib/forms/questions/question-keys'

const keys = (...questions: [question: string, key?: string][]) =>
  keysOf(questions.map(([question, key = null]) => ({ question, key })))

describe('keysOf', () => {
  it('makes a key of the words, and numbers those that are taken', () => {
    expect(keys(['Your name?'], ['Straße & Ort'], ['Your name'], ['東京'], ['東京'])).toEqual([
      'your-name',
      'strasse-ort',
      'your-name-2',
      'question',
      'question-2',
    ])
  })

  it('keeps stored keys, wherever they are', () => {
    expect(keys(['Name'], ['Other words', 'name'], ['Name'])).toEqual(['name-2', 'name', 'name-3'])
  })
})
