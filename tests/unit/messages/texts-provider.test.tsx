// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { textsOf } from '@/messages'
import { TextsProvider, useTexts } from '@/messages/react/texts-provider'

afterEach(cleanup)

const texts = textsOf('en')

function Title() {
  const { t, say, locale } = useTexts('share')
  return <p>{`${say(t.title, { title: 'Intro' })} ${locale}`}</p>
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
    expect(lacking).toThrow('gives the part “share” of the texts')
    expect(() => render(<Title />)).toThrow('gives the part “share” of the texts')
  })
})
