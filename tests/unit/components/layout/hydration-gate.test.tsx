// @vitest-environment jsdom
import { type ReactNode, Suspense, use } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { HydrationGate } from '@/components/layout/hydration-gate'
import { act, cleanup, render, screen } from '../../../support/screens/testing'

afterEach(cleanup)

/** Draws as the server does. Returns a function that hydrates. */
function serve(content: ReactNode): () => Promise<void> {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(content)
  return () => act(async () => void render(content, { container, hydrate: true }))
}

/** On the server its code is there. */
function Late({ code }: { code: { current: Promise<void> | null } }) {
  if (code.current) use(code.current)
  return <HydrationGate>{CONTROLS('of the screen')}</HydrationGate>
}

const CONTROLS = (name: string) => (
  <>
    <input aria-label={`Field ${name}`} />
    <button type="button">Button {name}</button>
  </>
)

const isDisabled = (control: HTMLElement) => control.matches('fieldset:disabled *')
const button = (name: string) => screen.getByRole('button', { name: `Button ${name}`, hidden: true })

describe('HydrationGate', () => {
  it('disables fields and buttons that the server has drawn, until they have hydrated', async () => {
    const hydrate = serve(<HydrationGate>{CONTROLS('here')}</HydrationGate>)
    expect(isDisabled(button('here'))).toBe(true)
    expect(isDisabled(screen.getByLabelText('Field here'))).toBe(true)
    await hydrate()
    expect(isDisabled(button('here'))).toBe(false)
    expect(isDisabled(screen.getByLabelText('Field here'))).toBe(false)
  })

  it('of a part that hydrates later than the shell opens with that part', async () => {
    let arrive = () => {}
    const code = { current: null as Promise<void> | null }
    const hydrate = serve(
      <>
        <HydrationGate>{CONTROLS('of the shell')}</HydrationGate>
        <Suspense>
          <Late code={code} />
        </Suspense>
      </>,
    )
    code.current = new Promise((resolve) => {
      arrive = resolve
    })
    await hydrate()
    expect(isDisabled(button('of the shell'))).toBe(false)
    expect(isDisabled(button('of the screen'))).toBe(true)
    await act(async () => arrive())
    expect(isDisabled(button('of the screen'))).toBe(false)
  })

  it('disables nothing that the browser draws by itself', () => {
    render(<HydrationGate>{CONTROLS('here')}</HydrationGate>)
    expect(isDisabled(button('here'))).toBe(false)
  })
})
