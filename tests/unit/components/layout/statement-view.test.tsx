// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toStatementLink } from '@/app/(visitor)/statement-link'
import { MadeWith } from '@/components/layout/made-with'
import { StatementView } from '@/components/layout/statement-view'
import { ACCESSIBILITY_RUN, type AccessibilityRun } from '@/lib/shared/accessibility'
import { LANGUAGE_CODES } from '@/lib/shared/languages'
import { textsOf } from '@/messages'
import { cleanup, render, screen } from '../../../support/screens/testing'

vi.hoisted(() => vi.stubEnv('ACCESSIBILITY_URL', 'https://access.example/statement'))
afterEach(cleanup)

const TESTED: AccessibilityRun = {
  version: '1.2.3',
  date: '2027-03-01',
  engine: 'axe-core 4.0.0',
  browsers: ['Chromium 150'],
  rules: ['button-name', 'color-contrast'],
  screens: ['/auth', '/[slug]', '/form/[slug]'],
  sizes: ['375 × 812'],
  languages: ['en', 'ar'],
  limits: [
    { code: 'automated', items: [] },
    { code: 'undecided', items: ['color-contrast'] },
  ],
}

function show(tested: AccessibilityRun, version: string) {
  render(<StatementView texts={textsOf('en').part('accessibility')} tested={tested} version={version} />)
  return document.body.textContent ?? ''
}

describe('StatementView', () => {
  it('says what was tested, with its numbers, and the limits of the run alone', () => {
    const text = show(TESTED, '1.2.3')
    for (const said of ['Version 1.2.3, on March 1, 2027', 'axe-core 4.0.0', 'Chromium 150', 'English, العربية'])
      expect(text).toContain(said)
    for (const said of ['Screens: 3', 'Rules: 2', 'WCAG) 2.2, level AA', 'EN 301 549', 'partially conformant'])
      expect(text).toContain(said)
    const { limits } = textsOf('en').t.accessibility
    expect(text).toContain(limits.automated)
    expect(text).not.toContain(limits.oneBrowser)
    expect(text).not.toContain('This statement is for version')
    expect(screen.getByRole('link', { name: 'contact page' }).getAttribute('href')).toBe('/contact')
    expect(text).toContain('within 14 days')
  })

  it('says which version it is for, where the server runs another one', () => {
    expect(show(TESTED, '1.3.0')).toContain('This statement is for version 1.2.3. This server runs version 1.3.0')
  })

  it('claims what a run has found: rules, screens and limits', () => {
    expect(ACCESSIBILITY_RUN.rules.length).toBeGreaterThan(30)
    expect(ACCESSIBILITY_RUN.screens).toEqual(expect.arrayContaining(['/auth', '/[slug]', '/form/[slug]']))
    expect(ACCESSIBILITY_RUN.limits.map(({ code }) => code)).toContain('automated')
  })
})

describe('toStatementLink', () => {
  it.each(LANGUAGE_CODES)('leads to the statement of the operator, in %s', (language) => {
    const texts = textsOf(language)
    const { t, locale } = texts.part('booking')
    render(<MadeWith text={t.madeWith} locale={locale} statement={toStatementLink(texts)} />)
    const link = screen.getByRole('link', { name: texts.t.accessibility.link })
    expect(link.getAttribute('href')).toBe('https://access.example/statement')
  })
})
