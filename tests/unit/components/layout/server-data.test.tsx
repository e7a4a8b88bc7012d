// @vitest-environment jsdom

import { dehydrate, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ServerData } from '@/components/layout/server-data'
import { createQueryClient } from '@/lib/client/query-client'
import { cleanup, render } from '../../../support/screens/testing'

afterEach(cleanup)

const KEY = ['forms']

function List() {
  const { data } = useQuery<string[]>({ queryKey: KEY, queryFn: () => new Promise(() => {}) })
  return data ? (
    <ul>
      {data.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  ) : (
    <p>Loading</p>
  )
}

function screenOf(client = createQueryClient()) {
  const server = createQueryClient()
  server.setQueryData(KEY, ['Feedback'])
  return (
    <QueryClientProvider client={client}>
      <ServerData state={dehydrate(server)}>
        <List />
      </ServerData>
    </QueryClientProvider>
  )
}

function hydrateWith(client = createQueryClient()) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(screenOf())
  const onRecoverableError = vi.fn()
  render(screenOf(client), { container, hydrate: true, onRecoverableError })
  return { container, onRecoverableError }
}

describe('<ServerData>', () => {
  it('gives its children what the server read', () => {
    const { container, onRecoverableError } = hydrateWith()
    expect(container.innerHTML).toContain('<li>Feedback</li>')
    expect(onRecoverableError).not.toHaveBeenCalled()
  })

  it('does so before they render when another part of the page is fetching the same', () => {
    const client = createQueryClient()
    void client.prefetchQuery({ queryKey: KEY, queryFn: () => new Promise(() => {}) })
    const { container, onRecoverableError } = hydrateWith(client)
    expect(container.innerHTML).toContain('<li>Feedback</li>')
    expect(onRecoverableError).not.toHaveBeenCalled()
  })

  it('leaves newer data of the browser as it is', () => {
    const client = createQueryClient()
    client.setQueryData(KEY, ['Feedback', 'Survey'], { updatedAt: Date.now() + 1000 })
    render(screenOf(client))
    expect(client.getQueryData(KEY)).toEqual(['Feedback', 'Survey'])
  })
})
