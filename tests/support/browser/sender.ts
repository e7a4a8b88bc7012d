import type { APIRequestContext, APIResponse } from 'playwright/test'
import type { Sender } from '../factories/sender'

/** Playwright's client as factories take it. */
export function senderOf(request: APIRequestContext): Sender {
  return {
    async send(method, path, { body, headers }) {
      const response = await request.fetch(path, { method, data: body, headers })
      const text = await response.text()
      return { status: response.status(), text, body: isJson(response) ? JSON.parse(text) : undefined }
    },
  }
}

function isJson(response: APIResponse): boolean {
  return response.headers()['content-type']?.startsWith('application/json') ?? false
}
