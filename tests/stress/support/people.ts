import { randomBytes } from 'node:crypto'
import type { TestServer } from '@/tests/support/server/server'
import type { SmtpSink } from '@/tests/support/server/smtp-sink'
import { addQuestion, createForm as createFormBy } from '../../support/factories/forms'
import { createPage as createPageBy } from '../../support/factories/pages'
import { HttpClient } from './http-client'
import { waitUntil } from './stress'

/** Returns the newest login link of an address. */
export type Inbox = (email: string) => string | undefined

const LINK = /http\S+\/api\/auth\/verify\?token=[\w-]+/

export const inboxOf =
  (sink: SmtpSink): Inbox =>
  (email) =>
    LINK.exec(sink.mailsTo(email).at(-1)?.text ?? '')?.[0]

/** Without a mail transport the links are printed to the terminal. */
export const terminalOf =
  (server: TestServer): Inbox =>
  (email) =>
    LINK.exec(server.output().split(`Mail to ${email}: `).at(-1) ?? '')?.[0]

export const newEmail = (name: string): string => `${name}-${randomBytes(5).toString('hex')}@example.com`

/** Signed in by a link, like anyone; the terms are not accepted yet. */
export async function signIn(url: string, inbox: Inbox, email = newEmail('owner')): Promise<HttpClient> {
  const client = new HttpClient(url)
  const asked = await client.post('/api/auth/send-magic-link', { email })
  if (asked.status !== 200) throw new Error(`No link was sent: ${asked.status} ${asked.text}`)
  if (!(await waitUntil(() => Boolean(inbox(email)), 60_000))) throw new Error(`No link came to ${email}`)
  const { pathname, search } = new URL(inbox(email) ?? '')
  await client.get(pathname + search)
  return client
}

export async function signInOwner(url: string, inbox: Inbox, email?: string): Promise<HttpClient> {
  const client = await signIn(url, inbox, email)
  const accepted = await client.post('/api/auth/accept-terms')
  if (accepted.status !== 200) throw new Error(`The terms were not accepted: ${accepted.status} ${accepted.text}`)
  return client
}

/** A page with an address that no other test draws. */
export function createPage(owner: HttpClient, fields: object = {}): Promise<Page> {
  return createPageBy(owner, { slug: `kit-${randomBytes(6).toString('hex')}`, ...fields })
}

export type Page = { id: string; slug: string }

export type Form = Page & { questionId: string; responseId: string }

/** A published form with a question and a response, or without either. */
export async function createForm(owner: HttpClient, isEmpty = false): Promise<Form> {
  const { id, slug } = await createFormBy(owner, { title: 'Feedback' })
  const base = { id, slug, questionId: '', responseId: '' }
  if (isEmpty) return base
  const { id: questionId } = await addQuestion(owner, id, 'text', { question: 'How was it?' })
  const answer = { responses: { [questionId]: 'Mine' } }
  const submitted = await owner.post(`/api/public/forms/${slug}/submit`, answer)
  return { ...base, questionId, responseId: (submitted.body as { id: string }).id }
}

export type Attempt = { slug: string; startTime: string; email: string; key: string }

export function book(visitor: HttpClient, { slug, startTime, email, key }: Attempt, timeoutMs?: number) {
  const body = { attendeeName: 'Vera Visitor', attendeeEmail: email, startTime, userTimezone: 'Europe/Berlin' }
  return visitor.post(`/api/schedule/${slug}/book`, body, { headers: { 'idempotency-key': key }, timeoutMs })
}

/** The id in the answer to a booking. */
export const bookingId = (body: unknown): string => (body as { booking: { id: string } }).booking.id
