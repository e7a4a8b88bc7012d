// @module-tag nightly
import { expect, onTestFinished, test } from 'vitest'
import { feedOf, startIcsServer } from '@/tests/support/calendars/ics-server'
import { inDays } from '@/tests/support/factories/pages'
import { openFolder } from './support/embedded'
import { HttpClient } from './support/http-client'
import { createPage, signInOwner, terminalOf } from './support/people'

test('others wait', async () => {
  const calendars = await startIcsServer()
  const data = openFolder({ OUTBOUND_ALLOW_PRIVATE: '1' } as never)
  onTestFinished(async () => { await calendars.stop(); await data.close() })
  const server = await data.start({ OUTBOUND_ALLOW_PRIVATE: '1' })
  const owner = await signInOwner(server.url, terminalOf(server))
  const page = await createPage(owner)
  const day = (days: number) => inDays(days).slice(0, 10)
  calendars.publish(feedOf(Array.from({ length: 30_000 }, (_, n) => [
    `UID:event-${n}`, `DTSTART:${day(1 + (n % 300)).replaceAll('-', '')}T${String(8 + (n % 10)).padStart(2, '0')}0000Z`, 'DURATION:PT30M', `SUMMARY:Meeting number ${n}`,
    ...(n % 100 === 0 ? ['RRULE:FREQ=WEEKLY;BYDAY=MO,WE'] : []),
  ])))
  const paths = { health: '/api/health', slots: `/api/schedule/${page.slug}/slots?days=7`, page: `/${page.slug}` }
  const times: Record<string, number[]> = { health: [], slots: [], page: [] }
  let on = true
  const beats = Object.entries(paths).map(async ([name, p]) => {
    const client = new HttpClient(server.url)
    while (on) {
      const from = performance.now()
      const answer = await client.get(p, { timeoutMs: 300_000 })
      if (answer.status !== 200) console.log(name, answer.status)
      times[name]?.push(performance.now() - from)
      await new Promise((r) => setTimeout(r, 20))
    }
  })
  await new Promise((r) => setTimeout(r, 3000))
  const show = (what: string) => {
    for (const [name, list] of Object.entries(times)) {
      const s = list.splice(0).sort((a, b) => a - b)
      console.log(what, name, s.length, 'median', Math.round(s[s.length >> 1] ?? 0), 'worst', s.slice(-5).map(Math.round).join(' '))
    }
  }
  show('idle')
  const begun = performance.now()
  const answer = await owner.post('/api/integrations/ics', { url: `${calendars.url}?1` }, { timeoutMs: 300_000 })
  console.log(answer.status, 'connected after', Math.round(performance.now() - begun))
  show('connecting')
  for (let i = 0; i < 4; i++) { await new Promise((r) => setTimeout(r, 5000)); show(`after ${5 * (i + 1)} s`) }
  const { id } = answer.body as { id: string }
  const t = performance.now()
  await owner.send('DELETE', `/api/integrations/${id}`)
  console.log('deleted after', Math.round(performance.now() - t)); show('deleting')
  on = false
  await Promise.all(beats)
  expect(1).toBe(1)
}, 600_000)
