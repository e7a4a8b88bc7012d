import type { APIRequestContext } from '@playwright/test'
import type { Sender } from '../factories/sender'

/** Playwright's client as factories take it. */
export function senderOf(request: APIRequestContext): Sender {
  return {
    async send(method, path, { body }) {
      const response = await request.fetch(path, { method, data: body })
      const text = await response.text()
      return { status: response.status(), text, body: text === '' ? undefined : JSON.parse(text) }
    },
  }
}
