// @module-tag together
// @module-tag nightly
import http from 'node:http'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { BURST_PAGE, Burst } from './support/burst'
import { HttpClient } from './support/http-client'
import { findBroken, readBookings } from './support/invariants'
import { createPage, signInOwner } from './support/people'
import { say, size, sleep } from './support/stress'
import { openWorld } from './support/world'

describe('SIGTERM', () => {
  test('SIGTERM under load ends with 0, and whoever was booked has been told', async () => {
    const world = await openWorld(inject('postgresUrl'))
    onTestFinished(() => world.close())
    let server = await world.start()
    const pages = []
    for (let index = 0; index < 4; index += 1) {
      pages.push(await createPage(await signInOwner(server.url, world.inbox), BURST_PAGE))
    }
    const burst = new Burst(pages)
    for (let stop = 0; stop < size(6, 1); stop += 1) {
      burst.start(server.url, { pauseMs: 20 })
      await sleep(1_000)
      const start = performance.now()
      const ended = server.stop()
      await sleep(300)
      await burst.stop()
      expect(await ended).toBe(0)
      const stored = [...(await readBookings(world.sql)).keys()]
      expect(stored.sort()).toEqual([...burst.acknowledged()].sort())
      expect(burst.tried.filter(({ status }) => status !== 201 && status !== 0)).toEqual([])
      const reset = burst.unanswered().filter(({ text }) => !text.includes('ECONNREFUSED')).length
      say(
        `SIGTERM took ${Math.round(performance.now() - start)} ms; ${stored.length} booked; ${reset} idle connections cut`,
      )
      server = await world.start()
    }
    expect(await findBroken(world.sql)).toEqual({})
  })

  test('SIGTERM resets no connection whose request has been sent', async () => {
    const world = await openWorld(inject('postgresUrl'))
    onTestFinished(() => world.close())
    const server = await world.start()
    // Each on a connection of its own: those that wait for a request have nothing to lose.
    const client = new HttpClient(server.url, new http.Agent({ keepAlive: false }))
    const asked = Array.from({ length: 40 }, () => client.get('/api/health'))
    const ended = server.stop()
    const answers = await Promise.allSettled(asked)
    const cut = answers.flatMap((answer) =>
      answer.status === 'rejected' && !/ECONNREFUSED/.test(String(answer.reason)) ? [String(answer.reason)] : [],
    )
    expect(cut).toEqual([])
    expect(await ended).toBe(0)
  })
})
