// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { WebhooksSection } from '@/components/developers/webhooks/webhooks-section'
import { dismissToast } from '@/components/ui/use-toast'
import type { WebhookDelivery, WebhookEndpoint } from '@/lib/webhooks/schema'
import { stubResizeObserver } from '../../../support/screens/resize-observer'
import { cleanup, render, screen, within } from '../../../support/screens/testing'

const SECRET = 'whsec_AAAA'
const endpoint: WebhookEndpoint = {
  ...{ id: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11', url: 'https://hooks.example.com/a', description: 'CRM' },
  ...{ events: ['booking.created', 'form.closed'], status: 'active', failingSince: null, previousSecretUntil: null },
  ...{ createdAt: '2030-01-01T00:00:00.000Z', updatedAt: '2030-01-01T00:00:00.000Z' },
}
const at = '2030-01-02T09:00:00.000Z'
const delivery: WebhookDelivery = {
  ...{
    id: '9b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11',
    eventId: 'e',
    type: 'booking.created',
    test: true,
    status: 'failed',
  },
  attempts: [{ at, status: 500, durationMs: 31, error: 'status', response: 'Oh no' }],
  ...{
    nextAttemptAt: null,
    createdAt: at,
    body: { id: 'e', type: 'booking.created', createdAt: at, data: { version: 1 } },
  },
}
let endpoints: WebhookEndpoint[] = []
const sent: { path: string; method: string; body: unknown }[] = []

function answer(path: string, method: string): Response {
  if (path.endsWith('/deliveries')) return Response.json([delivery])
  if (path.endsWith('/test') || path.endsWith('/resend')) return Response.json(delivery)
  if (path.endsWith('/rotate')) return Response.json({ ...endpoint, secret: SECRET })
  if (method === 'POST') return Response.json({ ...endpoint, secret: SECRET }, { status: 201 })
  if (method === 'PATCH') return Response.json(endpoint)
  if (path === '/api/webhook-endpoints') return Response.json(endpoints)
  if (path === '/api/settings') return Response.json({ timezone: 'UTC', dateFormat: 'D MMM YYYY', timeFormat: '24h' })
  return Response.json({})
}

beforeEach(() => {
  stubResizeObserver()
  endpoints = [endpoint]
  sent.splice(0)
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push({ path, method, body: body ? JSON.parse(String(body)) : null })
    if (method !== 'DELETE') return answer(path, method)
    endpoints = []
    return new Response(null, { status: 204 })
  })
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

function open() {
  render(
    <Providers>
      <WebhooksSection />
    </Providers>,
  )
  return userEvent.setup()
}

const PATH = `/api/webhook-endpoints/${endpoint.id}`

async function choose(user: ReturnType<typeof open>, item: string) {
  await user.click(await screen.findByRole('button', { name: `More actions for ${endpoint.url}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

describe('<WebhooksSection>', () => {
  it('asks for an address and an event, and shows the secret this once', async () => {
    endpoints = []
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'Add endpoint' }))
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Choose at least one event')).toBeTruthy()
    expect(sent).toEqual([])
    await user.type(screen.getByLabelText('Endpoint address'), 'https://hooks.example.com/a')
    await user.click(screen.getByLabelText('Booking confirmed'))
    await user.click(screen.getByRole('button', { name: 'Add' }))
    const field = await screen.findByLabelText('Signing secret')
    expect(field).toHaveProperty('value', SECRET)
    const body = { url: endpoint.url, description: '', events: ['booking.created'] }
    expect(sent).toEqual([{ path: '/api/webhook-endpoints', method: 'POST', body }])
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.queryByLabelText('Signing secret')).toBeNull()
  })

  it('says the answer to a test, and shows request and answer in the log', async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'Send test' }))
    expect(await screen.findByText(/answered 500 in 31 ms/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Log' }))
    const log = await screen.findByRole('dialog', { name: 'Log' })
    expect(await within(log).findByText('Oh no')).toBeTruthy()
    expect(within(log).getByText(/"version": 1/)).toBeTruthy()
    await user.click(within(log).getByRole('button', { name: 'Send again' }))
    expect(sent.at(-1)?.path).toBe(`${PATH}/deliveries/${delivery.id}/resend`)
  })

  it('pauses, and asks before it makes a new secret or deletes', async () => {
    const user = open()
    await choose(user, 'Pause')
    expect(sent.at(-1)).toEqual({ path: PATH, method: 'PATCH', body: { paused: true } })
    await choose(user, 'New secret')
    await user.click(await screen.findByRole('button', { name: 'Make a new secret' }))
    expect(await screen.findByLabelText('Signing secret')).toHaveProperty('value', SECRET)
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await choose(user, 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/No endpoint yet/)).toBeTruthy()
    expect(sent.at(-1)).toMatchObject({ path: PATH, method: 'DELETE' })
  })

  it('says since when an endpoint fails, and that one is off', async () => {
    endpoints = [
      { ...endpoint, failingSince: '2030-01-02T00:00:00.000Z' },
      { ...endpoint, id: 'b', url: 'https://hooks.example.com/b', status: 'gone' },
    ]
    open()
    expect(await screen.findByText(/failed since 2 Jan 2030/)).toBeTruthy()
    expect(screen.getByText(/410 Gone/)).toBeTruthy()
    expect(screen.getByText('Switched off')).toBeTruthy()
  })
})
