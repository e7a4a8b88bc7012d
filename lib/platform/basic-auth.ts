import type * as client from 'openid-client'

/**
 * HTTP Basic exactly as in RFC 6749, 2.3.1: characters that form encoding leaves alone (letters, digits, `-_.*`) are
 * not escaped. The library escapes some of them, and not every provider decodes that.
 */
export function basicAuth(secret: string): client.ClientAuth {
  return (_server, { client_id }, _body, headers) => {
    const pair = [client_id, secret].map((text) => new URLSearchParams({ '': text }).toString().slice(1)).join(':')
    headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`)
  }
}
