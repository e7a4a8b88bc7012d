import type * as client from 'openid-client'

/** JSON comes in many spellings, and the library takes one of them. */
export const fetchTokens: client.CustomFetch = async (url, options) => {
  const response = await fetch(url, { ...(options as RequestInit), cache: 'no-store' })
  const answer = parse(await response.clone().text())
  if (typeof answer !== 'object' || answer === null) return response
  const headers = new Headers(response.headers)
  headers.set('content-type', 'application/json')
  const body = 'access_token' in answer ? toPlainAnswer(answer) : answer
  return new Response(JSON.stringify(body), { status: response.status, headers })
}

/**
 * Removes empty fields, and joins scopes into one text. Removes the ID token too: userinfo identifies the account over
 * the same TLS, and the token would only add an issuer that can mismatch.
 */
function toPlainAnswer({ id_token: _, scope, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const known = Object.entries(rest).filter(([, value]) => value !== null && value !== '')
  const scopes = Array.isArray(scope) ? scope.join(' ') : scope
  return { token_type: 'bearer', ...Object.fromEntries(known), ...(scopes ? { scope: scopes } : {}) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
