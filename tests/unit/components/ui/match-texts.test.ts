import { describe, expect, it } from 'vitest'
import { matchTexts } from '@/components/ui/match-texts'

describe('matchTexts', () => {
  it.each([
    ['Create a meeting', 'crea', 1],
    ['Create a meeting', 'meet cre', 0.8],
    ['Create a meeting', 'eeting', 0.5],
    ['Create a meeting', 'meeting form', 0],
    ['Çağrı Yılmaz · Workshop', 'cagri', 1],
    ['Çağrı Yılmaz · Workshop', 'YILMAZ', 0.8],
    ['予約', '約', 0.5],
  ])('%s, for “%s”: %s', (text, typed, score) => {
    expect(matchTexts([text], typed)).toBe(score)
  })

  it('looks for each word in any of the texts', () => {
    expect(matchTexts(['Intro call', 'intro-30'], 'call 30')).toBe(0.8)
  })
})
