import { expect, onTestFinished, test } from 'vitest'
import { openFolder } from './support/embedded'
import { HttpClient } from './support/http-client'
import { say, secondsSince, waitUntil } from './support/kit'
import { book, createPage, instantAt, newEmail, signInOwner, terminalOf } from './support/people'
import { startSlowZoom } from './support/slow-zoom'

const TIMEOUT_MS = 30_000

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
