// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { textsOf } from '@/messages'
import { check, sayCheck } from '@/messages/check'
import { TextsProvider, useCheckTexts, useTexts } from '@/messages/react/texts-provider'

afterEach(cleanup)

const texts = textsOf('en')

function Title() {
  const { t, say, locale } = useTexts('share')
  return <p>{`${say(t.title, { title: 'Intro' })} ${locale}`}</p>
}

function Refusals() {
  const words = useCheckTexts()
  const refusals = [check('nameRequired'), check('tooManyRules', { max: 50 })]
  return <p>{refusals.map((one) => sayCheck(words, one)).join(', ')}</p>
}

describe('useTexts', () => {
  it('gives a part to the screens inside its provider', () => {
    render(<Title />, {
      wrapper: ({ children }) => <TextsProvider texts={texts.pick('share')}>{children}</TextsProvider>,
    })
    expect(screen.getByText('Share “Intro” en-US')).toBeTruthy()
  })

  it('sees the parts of outer providers too', () => {
    render(
      <TextsProvider texts={texts.pick('share')}>
        <TextsProvider texts={texts.pick('contact')}>
          <Title />
        </TextsProvider>
      </TextsProvider>,
    )
    expect(screen.getByText('Share “Intro” en-US')).toBeTruthy()
  })

  it('names the part that nobody gave', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const lacking = () =>
      render(<Title />, {
        wrapper: ({ children }) => <TextsProvider texts={texts.pick('contact')}>{children}</TextsProvider>,
      })
    expect(lacking).toThrow('gives the part “share”')
    expect(() => render(<Title />)).toThrow('gives the part “share”')
  })
})

describe('useCheckTexts', () => {
  it('has all sentences of checks where both parts are given', () => {
    render(<Refusals />, {
      wrapper: ({ children }) => (
        <TextsProvider texts={texts.pick('visitorChecks', 'checks')}>{children}</TextsProvider>
      ),
    })
    expect(screen.getByText('Name is required, At most 50 rules')).toBeTruthy()
  })

  it('falls back to “Invalid input” for a sentence that visitors are not given', () => {
    render(<Refusals />, {
      wrapper: ({ children }) => <TextsProvider texts={texts.pick('visitorChecks')}>{children}</TextsProvider>,
    })
    expect(screen.getByText('Name is required, Invalid input')).toBeTruthy()
  })
})
