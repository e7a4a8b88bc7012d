// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { ThankYou } from '@/components/visitor/form/thank-you'
import { cleanup, render, screen } from '../../../../support/screens/testing'

const OURS = `${window.location.origin}/intro`
const OTHERS = 'https://evil.example/login'

let setTimeout: MockInstance
const isLeaving = () => setTimeout.mock.calls.some(([, milliseconds]) => milliseconds === 3_000)

beforeEach(() => {
  setTimeout = vi.spyOn(globalThis, 'setTimeout')
})
afterEach(cleanup)

function open(redirectUrl: string | null, isPreview = false, text?: string) {
  const props = { redirectUrl, isPreview, text }
  render(<ThankYou title="Feedback" nextPage={null} onBack={() => {}} {...props} />)
}

describe('<ThankYou>', () => {
  it('waits for the visitor before it leaves for another host', () => {
    open(OTHERS)
    expect(isLeaving()).toBe(false)
    expect(screen.getByText('Next: evil.example')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Continue to evil.example' }).getAttribute('href')).toBe(OTHERS)
    expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull()
  })

  it('leaves for a page of ours by itself, unless the visitor stays', () => {
    open(OURS)
    expect(isLeaving()).toBe(true)
    expect(screen.getByText(/We'll take you to .* in a few seconds\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Stay here' })).toBeTruthy()
  })

  it('takes another port or scheme of the same host for another host', () => {
    open(`http://${window.location.hostname}:4999/intro`)
    expect(isLeaving()).toBe(false)
  })

  it.each([
    ['leads to the rest of what its owner shows', { nextPage: null, redirectUrl: null }, ['/u/ada']],
    ['leads to the next page alone', { nextPage: { slug: 'intro', title: 'Intro' }, redirectUrl: null }, ['/intro']],
    ['leads where a rule sends people', { nextPage: null, redirectUrl: OTHERS }, [OTHERS]],
  ])('%s', (_, next, hrefs) => {
    const brand = { name: 'Ada', bio: '', accent: '', face: null, logo: null }
    render(
      <ThankYou
        title="Feedback"
        text=""
        isPreview={false}
        onBack={() => {}}
        form={{ brand, profile: 'ada' }}
        {...next}
      />,
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs)
  })

  it('thanks in our words, or in those of the owner with their lines', () => {
    open(null)
    expect(screen.getByText("We've received your answers.")).toBeTruthy()
    cleanup()
    open(null, false, 'See you on Friday.\nBring a friend.')
    expect(screen.getByText(/See you on Friday\.\s+Bring a friend\./).className).toContain('whitespace-pre-line')
    expect(screen.queryByText("We've received your answers.")).toBeNull()
  })

  it('shows the words of the owner in a preview too, and that nothing was saved', () => {
    open(null, true, 'See you on Friday.')
    expect(screen.getByText('See you on Friday.')).toBeTruthy()
    expect(screen.getByText('This is a preview. Nothing was saved.')).toBeTruthy()
  })

  it('goes nowhere from a preview', () => {
    open(OURS, true)
    expect(isLeaving()).toBe(false)
  })
})
