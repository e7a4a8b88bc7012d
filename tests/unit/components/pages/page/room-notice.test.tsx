// @vitest-environment jsdom

import { afterEach, describe, expect, it, vi } from 'vitest'
import { RoomNotice } from '@/components/pages/page/room-notice'
import { OwnerScreen } from '@/tests/support/screens/owner-screen'
import { cleanup, render, screen } from '@/tests/support/screens/testing'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const again = { name: 'Connect it again' }

async function open(location: string, integrations: object[]): Promise<void> {
  const read = vi.fn(async () => Response.json(integrations))
  vi.stubGlobal('fetch', read)
  render(
    <OwnerScreen>
      <RoomNotice location={location} />
    </OwnerScreen>,
  )
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
}

describe('<RoomNotice>', () => {
  it.each([
    ['no connection', []],
    ['one that is over', [{ type: 'bigbluebutton', status: 'expired' }]],
    ['one of another kind', [{ type: 'zoom', status: 'connected' }]],
  ])('says with %s that nobody can enter the room', async (_, integrations) => {
    await open('bigbluebutton', integrations)
    expect((await screen.findByRole('link', again)).getAttribute('href')).toBe('/integrations')
  })

  it.each([
    ['with a connection', 'bigbluebutton', [{ type: 'bigbluebutton', status: 'connected' }]],
    ['on a page that meets elsewhere', 'link', []],
  ])('is silent %s', async (_, location, integrations) => {
    await open(location, integrations)
    await expect(screen.findByRole('link', again, { timeout: 200 })).rejects.toThrow()
  })
})
