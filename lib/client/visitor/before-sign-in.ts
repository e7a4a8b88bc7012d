import { CHECKS_HEADER } from '@/lib/shared/checks-header'
import { send } from './visitor-request'

const post = (path: string, body: object) =>
  send(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', [CHECKS_HEADER]: '1' },
    body: JSON.stringify(body),
  })

/** Asks for a login link. `next` is the path to open after sign-in. */
export function postMagicLink(body: { email: string; next?: string }): Promise<unknown> {
  return post('/api/auth/send-magic-link', body)
}

/** Writes to the operator. */
export function postMessage(body: {
  fullName: string
  email: string
  message: string
  website?: string
}): Promise<unknown> {
  return post('/api/contact', body)
}
