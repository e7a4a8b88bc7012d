// @vitest-environment jsdom

import { afterEach, describe, expect, it } from 'vitest'
import { Description } from '@/components/visitor/booking/description'
import { textsOf } from '@/messages'
import { cleanup, render, screen } from '../../../../support/screens/testing'

afterEach(cleanup)

const draw = (text: string) => render(<Description text={text} texts={textsOf('en').part('booking')} />).container

describe('<Description>', () => {
  it('is a text with links, which lead to another window and tell it nothing', () => {
    expect(draw('Read https://example.com/before. See you.').textContent).toBe(
      'Read https://example.com/before. See you.',
    )
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'https://example.com/before' })
    expect([link.href, link.target, link.rel]).toEqual([
      'https://example.com/before',
      '_blank',
      'noopener noreferrer nofollow ugc',
    ])
    expect(screen.queryByText('Show more')).toBeNull()
  })

  it('makes no element of what looks like one', () => {
    const element = draw('<img src=x onerror=alert(1)> javascript:alert(1)')
    expect(element.querySelector('img, a')).toBeNull()
  })

  it('offers the rest of a long text everywhere, and of four lines on a phone', () => {
    const long = draw('word '.repeat(200))
    expect(screen.getByText('Show more').closest('details')?.className).not.toContain('md:hidden')
    expect(long.textContent?.match(/word/g)).toHaveLength(200)
    cleanup()
    draw('One.\nTwo.\nThree.\nFour.')
    expect(screen.getByText('Show more').closest('details')?.className).toContain('md:hidden')
  })

  it('is nothing without a text', () => {
    expect(draw(' \n ').innerHTML).toBe('')
  })
})
