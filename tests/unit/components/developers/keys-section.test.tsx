// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { KeysSection } from '@/components/developers/keys/keys-section'
import type { ApiKey, MadeByKey } from '@/lib/api-keys/schema'
import { stubResizeObserver } from '../../../support/screens/resize-observer'
import { cleanup, render, screen, within } from '../../../support/screens/testing'

const key: ApiKey = {
  ...{ id: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11', name: 'Website', scopes: ['webhooks:write'], prefix: 'sf_1a2b3c4d' },
  ...{ createdAt: '2030-01-01T00:00:00.000Z', expiresAt: null, lastUsedAt: null },
}
const NOTHING: MadeByKey = { webhooks: [], feeds: [], links: [], connections: [] }
const EVERYTHING: MadeByKey = {
  webhooks: [{ id: 'w', url: 'https://hooks.example.com/a' }],
  feeds: [
    { id: 'f', kind: 'full', pageTitle: null },
    { id: 'g', kind: 'busy', pageTitle: 'Intro call' },
  ],
  links: [{ pageId: 'p', pageTitle: 'Board', count: 3 }],
  connections: [{ id: 'c', type: 'caldav', account: 'ada@cal.example' }],
}
let made: MadeByKey | null
let deleted: string[]

beforeEach(() => {
  stubResizeObserver()
  made = NOTHING
  deleted = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'DELETE') {
      deleted.push(path)
      return new Response(null, { status: 204 })
    }
    if (path.endsWith('/made')) return made ? Response.json(made) : Response.json({ message: 'No' }, { status: 404 })
    if (path === '/api/keys') return Response.json([key])
    return Response.json({ timezone: 'UTC', dateFormat: 'D MMM YYYY', timeFormat: '24h' })
  })
})
afterEach(cleanup)

async function ask() {
  render(
    <Providers>
      <KeysSection />
    </Providers>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }))
  return within(await screen.findByRole('alertdialog', { name: 'Revoke this key?' }))
}

describe('RevokeKey', () => {
  it('lists what the key made, and ends it unless that is kept', async () => {
    made = EVERYTHING
    const dialog = await ask()
    const list = await dialog.findByRole('list', { name: 'This key also made:' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Webhook to https://hooks.example.com/a',
      'Feed of all meetings and bookings',
      'Feed of “Intro call”',
      '3 links to the secret page “Board”',
      'Connected account ada@cal.example',
    ])
    const choice = dialog.getByRole('checkbox', { name: 'End these with the key' })
    expect(choice.getAttribute('aria-checked')).toBe('true')
    await userEvent.click(choice)
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke key' }))
    await vi.waitFor(() => expect(deleted).toEqual([`/api/keys/${key.id}?made=keep`]))
  })

  it('asks nothing about a key that made nothing', async () => {
    const dialog = await ask()
    expect(dialog.queryByRole('checkbox')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke key' }))
    await vi.waitFor(() => expect(deleted).toEqual([`/api/keys/${key.id}?made=end`]))
  })

  it('revokes also when that cannot be read', async () => {
    made = null
    const dialog = await ask()
    await dialog.findByText("We couldn't load what this key made. It ends with the key.")
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke key' }))
    await vi.waitFor(() => expect(deleted).toEqual([`/api/keys/${key.id}?made=end`]))
  })
})
