import { randomBytes } from 'node:crypto'
import type { FakeProviders } from '@/dev/fake-providers/fake-providers'
import type { TestServer } from '@/tests/support/server/server'
import type { SmtpSink } from '@/tests/support/server/smtp-sink'
import { bookBy } from '../../support/factories/bookings'
import { addQuestion, createForm as createFormBy } from '../../support/factories/forms'
import { acceptTerms, loginLinkIn, newEmail, signInBy } from '../../support/factories/owners'
import { visitor as bookingBody, createPage as createPageBy } from '../../support/factories/pages'
import { createResponse } from '../../support/factories/responses'
import { HttpClient } from './http-client'
import { waitUntil } from './stress'

export { newEmail }

/** Returns the newest login link of an address. */
export type Inbox = (email: string) => string | undefined

export const inboxOf =
  (sink: SmtpSink): Inbox =>
  (email) =>
    loginLinkIn(sink.mailsTo(email).at(-1)?.text)

/** Without a mail transport the links are printed to the terminal. */
export const terminalOf =
  (server: TestServer): Inbox =>
  (email) => {
    const [, ...mails] = server.output().split(`Mail to ${email}: `)
    return loginLinkIn(mails.at(-1))
  }

/** Signed in by a link, like anyone; the terms are not accepted yet. */
export function signIn(url: string, inbox: Inbox, email = newEmail()): Promise<HttpClient> {
  return signInBy(new HttpClient(url), email, async () => {
    if (!(await waitUntil(() => Boolean(inbox(email)), 60_000))) throw new Error(`No link came to ${email}`)
    return inbox(email) ?? ''
  })
}

export async function signInOwner(url: string, inbox: Inbox, email?: string): Promise<HttpClient> {
  return acceptTerms(await signIn(url, inbox, email))
}

/** Connects an account of a fake provider by its consent page. */
export async function connect(
  owner: HttpClient,
  fakes: FakeProviders,
  provider: 'google' | 'microsoft',
): Promise<void> {
  const begun = await owner.get(`/api/auth/${provider}`)
  const back = new URL(await fakes.consent(begun.headers.location ?? ''))
  await owner.get(back.pathname + back.search)
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
  const { id: questionId } = await addQuestion(owner, id, 'text', { question: 'Only its owner asks' })
  return { ...base, questionId, responseId: await createResponse(owner, slug, { [questionId]: 'Mine' }) }
}

export type Attempt = { slug: string; startTime: string; email: string; key: string; fields?: object }

export function book(visitor: HttpClient, { slug, startTime, email, key, fields }: Attempt) {
  const body = bookingBody(startTime, { attendeeEmail: email, userTimezone: 'Europe/Berlin', ...fields })
  return bookBy(visitor, slug, body, { 'idempotency-key': key })
}

/** The id in the answer to a booking. */
export const bookingId = (body: unknown): string => (body as { booking: { id: string } }).booking.id
