// @module-tag nightly
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { inDays } from '@/tests/support/factories/pages'
import { partsOf } from '@/tests/support/mail/parts'
import type { TestServer } from '@/tests/support/server/server'
import { openFolder } from './support/embedded'
import { HttpClient } from './support/http-client'
import { book, createForm, createPage, type Inbox, newEmail, signInOwner, terminalOf } from './support/people'
import { waitUntil } from './support/stress'
import { openWorld } from './support/world'

const MINUTE = 60_000
const linesOf = (server: TestServer) => server.output().split('\n').filter(Boolean)
const isEvent = (line: string) => line.startsWith('{')

/** Mails to an owner and to a visitor: a sign-in, a booking, a cancellation, a response. Returns the visitor's address. */
async function live(url: string, inbox: Inbox): Promise<string> {
  const owner = await signInOwner(url, inbox)
  const page = await createPage(owner)
  const email = newEmail()
  const visitor = new HttpClient(url)
  const booked = await book(visitor, { slug: page.slug, startTime: inDays(3), email, key: 'first' })
  expect(booked.status).toBe(201)
  const { manageUrl } = (booked.body as { booking: { manageUrl: string } }).booking
  const cancelled = await visitor.post(`/api/bookings/${manageUrl.split('/').at(-1)}/cancel`, { message: 'I am ill' })
  expect(cancelled.status).toBe(204)
  await createForm(owner)
  return email
}

describe('the output of a server', () => {
  test('holds no part of a mail that a transport took, nor of one that it refused', async () => {
    const world = await openWorld(inject('postgresUrl'))
    onTestFinished(() => world.close())
    const server = await world.start()
    const email = await live(server.url, world.inbox)
    expect(await waitUntil(() => world.sink.mailsTo(email).length >= 2, MINUTE)).toBe(true)
    world.sink.refuse(1)
    await new HttpClient(server.url).post('/api/auth/send-magic-link', { email })
    expect(await waitUntil(() => world.sink.mailsTo(email).length >= 3, MINUTE)).toBe(true)
    expect(await server.stop()).toBe(0)
    const mails = world.sink.all()
    expect(mails.length).toBeGreaterThanOrEqual(5)
    const parts = mails.flatMap(({ to, subject, text }) => partsOf({ to: to[0] ?? '', subject, text }))
    expect(parts.length).toBeGreaterThan(30)
    expect(parts.filter((part) => server.output().includes(part))).toEqual([])
  })

  test('shows of a mail in the local mailbox its recipient, subject and links, on lines for people alone', async () => {
    const folder = openFolder()
    onTestFinished(() => folder.close())
    const server = await folder.start()
    await live(server.url, (email) => terminalOf(server)(email))
    const countMails = () => linesOf(server).filter((line) => line.startsWith('Mail to ')).length
    expect(await waitUntil(() => countMails() >= 5, MINUTE)).toBe(true)
    expect(await server.stop()).toBe(0)
    const mails = await folder.look(async (database) => {
      const { rows } = await database.query('select to_address as to, subject, text from mailbox_messages')
      return rows as { to: string; subject: string; text: string }[]
    })
    const shown = mails.flatMap(({ to, subject, text }) => [
      `Mail to ${to}: ${subject}`,
      ...(text.match(/https?:\/\/\S+/g) ?? []).map((link) => `  ${link}`),
    ])
    const lines = linesOf(server)
    const ready = lines.findIndex((line) => line.startsWith('Mail: kept here'))
    expect(ready).toBeGreaterThan(0)
    const forPeople = lines.slice(ready + 1).filter((line) => !isEvent(line))
    expect(forPeople.sort()).toEqual(shown.sort())
    const events = lines.filter(isEvent).join('\n')
    expect(events).toContain('"event":"link_sent"')
    expect(mails.flatMap(partsOf).filter((part) => events.includes(part))).toEqual([])
  })
})
