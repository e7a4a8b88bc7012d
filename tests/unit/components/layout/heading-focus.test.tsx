// @vitest-environment jsdom

import { afterEach, describe, expect, it, vi } from 'vitest'
import { HeadingFocus } from '@/components/layout/heading-focus'
import { cleanup, render, screen, waitFor } from '../../../support/screens/testing'

let pathname = '/'
vi.mock('next/navigation', () => ({ usePathname: () => pathname }))

afterEach(() => {
  cleanup()
  pathname = '/'
})

/** `content` differs by its key, so that React replaces the element. */
function Screen({ headings, tab }: { headings: readonly string[]; tab?: string }) {
  return (
    <>
      {tab && (
        <button type="button" role="tab">
          {tab}
        </button>
      )}
      <a href="/settings">Settings</a>
      <main>
        {headings.map((key) => (
          <h1 key={key} tabIndex={-1}>
            {key}
          </h1>
        ))}
        <input aria-label="Name" />
      </main>
      <HeadingFocus />
    </>
  )
}

/** Opens a screen by its link; returns a function that replaces its headings. */
function navigate(...headings: string[]) {
  const { rerender } = render(<Screen headings={['Meetings']} />)
  screen.getByRole('link').focus()
  pathname = '/settings'
  const show = (...shown: string[]) => rerender(<Screen headings={shown} />)
  show(...headings)
  return show
}

const heading = () => screen.getByRole('heading', { level: 1 })
const isFocused = () => waitFor(() => expect(document.activeElement).toBe(heading()))
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('<HeadingFocus>', () => {
  it('leaves the first screen alone', async () => {
    render(<Screen headings={['Meetings']} />)
    await settle()
    expect(document.activeElement).toBe(document.body)
  })

  it('focuses the heading of the new screen', async () => {
    navigate('Settings')
    await isFocused()
  })

  it('leaves a tab the focus that has an address of its own', async () => {
    const { rerender } = render(<Screen headings={['Form']} tab="Responses" />)
    screen.getByRole('tab').focus()
    pathname = '/forms/one/responses'
    rerender(<Screen headings={['Form']} tab="Responses" />)
    await settle()
    expect(document.activeElement).toBe(screen.getByRole('tab'))
  })

  it('focuses a heading that comes late', async () => {
    const show = navigate()
    show('Settings')
    await isFocused()
  })

  it("focuses the screen's heading when it replaces that of the loading screen", async () => {
    const show = navigate('Settings, loading')
    await isFocused()
    show('Settings')
    await isFocused()
    expect(heading().textContent).toBe('Settings')
  })

  it('leaves the focus where the user has moved it in the meantime', async () => {
    const show = navigate('Settings, loading')
    await isFocused()
    screen.getByRole('textbox').focus()
    show('Settings')
    await settle()
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })
})
