// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ContactForm } from '@/components/contact/contact-form'
import { OwnerProvider } from '@/components/layout/owner'
import { TestMailSection } from '@/components/settings/test-mail-section'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import type { User } from '@/lib/client/user'
import { ADA } from '../../../support/screens/owner-screen'
import { cleanup, render, screen } from '../../../support/screens/testing'
import { WithTexts } from '../../../support/screens/with-texts'

afterEach(cleanup)

const screenWith = (user: User | null) => {
  const client = createQueryClient()
  client.setQueryData(keys.user, user)
  return (
    <QueryClientProvider client={client}>
      <WithTexts>
        <OwnerProvider owner={ADA}>
          <TestMailSection />
        </OwnerProvider>
      </WithTexts>
    </QueryClientProvider>
  )
}

describe('hydrateRoot', () => {
  it('a part that React takes over after the sign-out is as the server drew it', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(screenWith(ADA))
    const onRecoverableError = vi.fn()
    render(screenWith(null), { container, hydrate: true, onRecoverableError })
    expect(container.textContent).toContain(ADA.email)
    expect(onRecoverableError).not.toHaveBeenCalled()
  })

  it('a message is not taken before there is a script to keep and send it', () => {
    const form = (
      <QueryClientProvider client={createQueryClient()}>
        <WithTexts>
          <ContactForm sender={{ fullName: '', email: '' }} />
        </WithTexts>
      </QueryClientProvider>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(form)
    const controls = () => [screen.getByLabelText('Message'), screen.getByRole('button')]
    expect(controls().every((control) => control.matches(':disabled'))).toBe(true)
    render(form, { container, hydrate: true })
    expect(controls().some((control) => control.matches(':disabled'))).toBe(false)
  })
})
