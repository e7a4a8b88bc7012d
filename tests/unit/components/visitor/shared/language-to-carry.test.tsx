// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { languageToCarry } from '@/components/visitor/shared/language-to-carry'

function carried(page: string, { browser = 'en-US', cookie = '' } = {}) {
  document.documentElement.lang = page
  const spies = [
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser),
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie),
  ]
  const language = languageToCarry()
  for (const spy of spies) spy.mockRestore()
  return language
}

describe('languageToCarry', () => {
  it('is that of a page in its owner’s language, for its confirmation', () => {
    expect(carried('de', { browser: 'zh-CN' })).toBe('de')
    expect(carried('tr')).toBe('tr')
  })

  it('is none where the browser or the kept choice asks for it anyway', () => {
    expect(carried('pt-BR', { browser: 'pt-PT' })).toBeNull()
    expect(carried('de', { cookie: 'a=1; lang=de' })).toBeNull()
  })

  it('is that of an address which names another language than the kept choice', () => {
    expect(carried('de', { cookie: 'lang=ja', browser: 'de' })).toBe('de')
    expect(carried('en', { cookie: 'lang=absurd', browser: 'en' })).toBe('en')
  })
})
