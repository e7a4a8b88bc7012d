// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import LegalPage, { generateStaticParams } from '@/app/(public)/legal/[page]/page'
import SuccessPage, { generateMetadata } from '@/app/(public)/success/page'
import ErrorPage from '@/app/error'
import NotFound from '@/app/not-found'
import { Mailbox } from '@/components/mailbox/mailbox'
import { textsFor } from '@/messages'
import { cleanup, render, screen } from '../../support/screens/testing'
import { shownTexts, untranslatedOf } from '../../support/untranslated'

vi.hoisted(() => vi.stubEnv('PSEUDO_LANGUAGE', '1'))

function untranslatedIn(shown: ReactNode, own: RegExp[] = []): string[] {
  cleanup()
  render(shown)
  const texts = shownTexts()
  expect(texts.join(' ')).toMatch(/⟦/)
  return untranslatedOf(texts, own)
}

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

/** The browser tests do not see these in the pseudo-language: the build makes them, or they are shown on development machines only. */
describe('textsFor, in the pseudo-language,', () => {
  it.each(generateStaticParams())('gives every word of /legal/$page', async (params) => {
    expect(untranslatedIn(await LegalPage({ params: Promise.resolve(params) }))).toEqual([])
  })

  it.each(['google_meet', 'teams', 'zoom', 'custom'])('gives every word of a booking made at %s', (location) => {
    const query = `?start=2030-07-04T10:00:00Z&duration=30&timezone=UTC&location=${location}&joinUrl=https%3A%2F%2Fmeet.example&password=1`
    window.history.replaceState(null, '', `/success${query}`)
    expect(untranslatedIn(<SuccessPage />, [/^meet\.example$/])).toEqual([])
    expect(untranslatedOf([String(generateMetadata().title)])).toEqual([])
  })

  it('gives every word of a confirmation without a booking', () => {
    window.history.replaceState(null, '', '/success')
    expect(untranslatedIn(<SuccessPage />)).toEqual([])
  })

  it('gives every word of pages that are missing or failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(untranslatedIn(<NotFound />)).toEqual([])
    cleanup()
    render(<ErrorPage error={new Error('1')} />)
    await screen.findByRole('button')
    expect(shownTexts().join(' ')).toMatch(/⟦/)
    expect(untranslatedOf(shownTexts())).toEqual([])
  })

  it('gives every word of the mailbox', () => {
    const texts = textsFor('owner').part('mailbox')
    const message = { id: '1', fromAddress: 'a@example.com', toAddress: 'b@example.com', subject: '題', text: '文' }
    const sent = { ...message, calendarFile: '行', createdAt: new Date('2030-06-03T10:00:00Z') }
    for (const messages of [[], [sent]]) {
      expect(untranslatedIn(<Mailbox messages={messages} texts={texts} />, [/GMT$/])).toEqual([])
    }
  })
})
