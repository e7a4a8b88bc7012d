// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import LegalPage, { generateStaticParams } from '@/app/(visitor)/in/[language]/legal/[page]/page'
import SuccessPage, { generateMetadata } from '@/app/(visitor)/in/[language]/success/page'
import { ErrorPage } from '@/components/layout/error-page'
import { Mailbox } from '@/components/mailbox/mailbox'
import { type MissingKind, MissingMessage } from '@/components/visitor/shared/missing-message'
import { textsOf } from '@/messages'
import { cleanup, render, waitFor } from '../../support/screens/testing'
import { shownTexts, untranslatedOf } from '../../support/untranslated'

vi.hoisted(() => vi.stubEnv('PSEUDO_LANGUAGE', '1'))

function untranslatedIn(shown: ReactNode, own: RegExp[] = []): string[] {
  cleanup()
  render(shown)
  const texts = shownTexts()
  expect(texts.join(' ')).toMatch(/⟦/)
  return untranslatedOf(texts, own)
}

const english = { params: Promise.resolve({ language: 'en' }) }
const MISSING = Object.keys(textsOf('en').part('missing').t.kinds) as MissingKind[]

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

/** The browser tests do not see these in the pseudo-language: the build makes them, or they are shown on development machines only. */
describe('textsOf, in the pseudo-language,', () => {
  it.each(generateStaticParams())('gives every word of /legal/$page', async (params) => {
    expect(untranslatedIn(await LegalPage({ params: Promise.resolve({ ...params, language: 'en' }) }))).toEqual([])
  })

  it.each(['google_meet', 'teams', 'zoom', 'custom'])('gives every word of a booking made at %s', async (location) => {
    const query = `?start=2030-07-04T10:00:00Z&duration=30&timezone=UTC&location=${location}&joinUrl=https%3A%2F%2Fmeet.example&password=1`
    window.history.replaceState(null, '', `/success${query}`)
    expect(untranslatedIn(await SuccessPage(english), [/^meet\.example$/])).toEqual([])
    expect(untranslatedOf([String((await generateMetadata(english)).title)])).toEqual([])
  })

  it('gives every word of a confirmation without a booking', async () => {
    window.history.replaceState(null, '', '/success')
    expect(untranslatedIn(await SuccessPage(english))).toEqual([])
  })

  it('gives every word of pages that are missing or failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const failed = <ErrorPage key="failed" error={new Error('1')} />
    for (const shown of [
      ...MISSING.map((kind) => <MissingMessage key={kind} kind={kind} texts={textsOf('en').part('missing')} />),
      failed,
    ]) {
      cleanup()
      render(shown)
      // Their words are loaded late.
      await waitFor(() => expect(shownTexts().join(' ')).toMatch(/⟦/))
      expect(untranslatedOf(shownTexts())).toEqual([])
    }
  })

  it('gives every word of the mailbox', () => {
    const texts = textsOf('en').part('mailbox')
    const message = { id: '1', fromAddress: 'a@example.com', toAddress: 'b@example.com', subject: '題', text: '文' }
    const sent = { ...message, calendarFile: '行', createdAt: new Date('2030-06-03T10:00:00Z') }
    for (const messages of [[], [sent]]) {
      expect(untranslatedIn(<Mailbox messages={messages} texts={texts} />, [/GMT$/])).toEqual([])
    }
  })
})
