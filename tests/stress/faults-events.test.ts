// @module-tag together
// @module-tag nightly
import { describe, expect, onTestFinished, test } from 'vitest'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { instantAt } from '../support/instants'
import { openFolder } from './support/embedded'
import { HttpClient } from './support/http-client'
import { book, connect, createPage, newEmail, signInOwner, terminalOf } from './support/people'
import { startSlowZoom } from './support/slow-zoom'
import { say, secondsSince, waitUntil } from './support/stress'

const TIMEOUT_MS = 30_000

describe('kill -9 while events are written', () => {
  test('kill -9 between a meeting at Zoom and our noting it makes no second one', async () => {
    const zoom = await startSlowZoom()
    const folder = openFolder(zoom.env)
    onTestFinished(async () => {
      await folder.close()
      zoom.stop()
    })
    let server = await folder.start()
    const owner = await signInOwner(server.url, terminalOf(server))
    const begun = await owner.get('/api/auth/zoom')
    const state = new URL(begun.headers.location ?? '').searchParams.get('state')
    await owner.get(`/api/auth/zoom/callback?code=code&state=${state}`)
    const { slug } = await createPage(owner, { location: 'zoom' })

    const attempt = { slug, startTime: instantAt(3, 600), email: newEmail('visitor'), key: 'once' }
    const unanswered = book(new HttpClient(server.url), attempt).catch(() => null)
    expect(await waitUntil(() => zoom.meetings.length === 1, TIMEOUT_MS)).toBe(true)
    await server.kill()
    expect(await unanswered).toBeNull()

    server = await folder.start()
    const restarted = performance.now()
    const again = new HttpClient(server.url)
    for (const [name, value] of owner.cookies) again.cookies.set(name, value)
    const link = async () => JSON.stringify((await again.get('/api/meetings/all?page=1')).body)
    expect(await waitUntil(async () => (await link()).includes('https://zoom.us/j/80000000001'), TIMEOUT_MS)).toBe(true)
    expect(zoom.creates()).toBe(1)
    say(`embedded: the meeting of a dead process was found again ${secondsSince(restarted)} after the start`)
    expect(await book(again, attempt)).toMatchObject({ status: 201 })
    expect(zoom.creates()).toBe(1)
  })

  test('kill -9 between an event at Microsoft and our noting it makes no second one', async () => {
    const fakes = await startFakeProviders({ isValidated: false })
    const folder = openFolder(fakes.env)
    onTestFinished(async () => {
      await folder.close()
      await fakes.stop()
    })
    let server = await folder.start()
    const owner = await signInOwner(server.url, terminalOf(server))
    await connect(owner, fakes, 'microsoft')
    const { slug } = await createPage(owner, { location: 'teams' })

    fakes.fail({ provider: 'microsoft', call: 'events.create', kind: 'hang-after-success' })
    const attempt = { slug, startTime: instantAt(3, 600), email: newEmail('visitor'), key: 'once' }
    const unanswered = book(new HttpClient(server.url), attempt).catch(() => null)
    expect(await waitUntil(() => fakes.microsoft.events().length === 1, TIMEOUT_MS)).toBe(true)
    await server.kill()
    expect(await unanswered).toBeNull()

    server = await folder.start()
    const restarted = performance.now()
    const again = new HttpClient(server.url)
    for (const [name, value] of owner.cookies) again.cookies.set(name, value)
    const listed = async () => (await again.get('/api/meetings/all?page=1')).body as { meetings: { id: string }[] }
    const joinUrl = fakes.microsoft.events()[0]?.onlineMeeting?.joinUrl ?? ''
    expect(joinUrl).toMatch(/^https:\/\/teams\.microsoft\.com\//)
    expect(await waitUntil(async () => JSON.stringify(await listed()).includes(joinUrl), TIMEOUT_MS)).toBe(true)
    say(`embedded: the event of a dead process was found again ${secondsSince(restarted)} after the start`)
    expect(fakes.microsoft.events()).toHaveLength(1)
    expect(fakes.microsoft.state.invitations).toHaveLength(1)

    const [meeting] = (await listed()).meetings
    await again.post(`/api/meetings/${meeting?.id}/cancel`)
    expect(await waitUntil(() => fakes.microsoft.events().length === 0, TIMEOUT_MS)).toBe(true)
  })
})
