import { describe, expect, it } from 'vitest'
import { readScreens, screenAt, sumUp } from '@/scripts/accessibility-run.mjs'

const SCREENS = readScreens({
  '/(owner)/forms/page': '/forms',
  '/(owner)/forms/[id]/edit/page': '/forms/[id]/edit',
  '/(request)/auth/page': '/auth',
  '/(visitor)/[slug]/(own)/page': '/[slug]',
  '/(visitor)/in/[language]/[slug]/page': '/in/[language]/[slug]',
  '/(visitor)/in/[language]/legal/[page]/page': '/in/[language]/legal/[page]',
  '/(owner)/team/[team]/members/page': '/team/[team]/members',
  '/(request)/dev/mailbox/page': '/dev/mailbox',
  '/api/forms/route': '/api/forms',
})

describe('readScreens', () => {
  it('takes each page once, and no call', () => {
    expect(SCREENS).toEqual(['/[slug]', '/auth', '/forms', '/forms/[id]/edit', '/legal/[page]', '/team/[team]/members'])
  })
})

describe('screenAt', () => {
  it.each([
    ['/auth', '/auth'],
    ['/intro-call', '/[slug]'],
    ['/forms/0198/edit', '/forms/[id]/edit'],
    ['/legal/terms', '/legal/[page]'],
    ['/team/support/members', '/team/[team]/members'],
    ['/team/support/forms', '/forms'],
    ['/no/such/page', undefined],
  ])('finds the screen of %s', (path, screen) => {
    expect(screenAt(path, SCREENS)).toBe(screen)
  })
})

describe('sumUp', () => {
  const look = {
    path: '/auth',
    applied: ['button-name', 'color-contrast'],
    undecided: ['color-contrast'],
    violated: [],
    size: '375 × 812',
    language: 'en',
    browser: 'Chromium 150.0',
    engine: 'axe-core 4.13.0',
  }
  const of = { version: '1.2.3', date: '2027-03-01' }

  it('claims what was looked at, and names what was not', () => {
    const other = { ...look, path: '/intro-call', applied: ['region'], undecided: [], language: 'ar' }
    expect(sumUp([look, look, other], SCREENS, of)).toEqual({
      ...of,
      engine: 'axe-core 4.13.0',
      browsers: ['Chromium 150.0'],
      rules: ['button-name', 'color-contrast', 'region'],
      screens: ['/[slug]', '/auth'],
      sizes: ['375 × 812'],
      languages: ['ar', 'en'],
      limits: [
        { code: 'automated', items: [] },
        { code: 'oneBrowser', items: [] },
        { code: 'undecided', items: ['color-contrast'] },
        { code: 'screens', items: ['/forms', '/forms/[id]/edit', '/legal/[page]', '/team/[team]/members'] },
        { code: 'content', items: [] },
      ],
    })
  })

  it('says nothing of another browser where two were used', () => {
    const { limits } = sumUp([look, { ...look, browser: 'Firefox 140' }], SCREENS, of)
    expect(limits.map(({ code }) => code)).not.toContain('oneBrowser')
  })
})
