// @vitest-environment jsdom

import { afterEach, describe, expect, it } from 'vitest'
import { NonceProvider, useNonce } from '@/components/ui/nonce'
import { cleanup, render, screen } from '../../../support/screens/testing'

function Shown() {
  return <p>{useNonce()}</p>
}

afterEach(cleanup)

describe('<NonceProvider>', () => {
  it("keeps the document's nonce when a link to another layout brings a new one", () => {
    const open = (nonce: string) =>
      render(
        <NonceProvider nonce={nonce}>
          <Shown />
        </NonceProvider>,
      )
    const script = document.head.appendChild(document.createElement('script'))
    script.setAttribute('nonce', 'first')
    script.nonce = 'first'
    open('of another layout')
    expect(screen.getByText('first')).toBeTruthy()
    cleanup()
    open('second')
    expect(screen.getByText('first')).toBeTruthy()
  })
})
