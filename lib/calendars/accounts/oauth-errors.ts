import * as client from 'openid-client'
import { ProviderError } from '../providers/provider-error'
import { ConnectError } from '../screen/connect-error'
import { toEntraError } from './entra-errors'

/** The token endpoint does not know this server: its operator has to look, no owner can help. */
const OWN_FAULT = ['invalid_client', 'unauthorized_client', 'invalid_scope', 'unsupported_grant_type']
/** The refresh token is dead, or the owner is asked something. */
const DEAD_GRANT = ['invalid_grant', 'interaction_required', 'consent_required', 'login_required']
/** RFC 7009 has no error for such a token; Google answers the first one. */
const UNKNOWN_TOKEN = ['invalid_token', 'invalid_grant']

function isOwnFault(error: unknown): boolean {
  if (error instanceof client.WWWAuthenticateChallengeError) return true
  return error instanceof client.ResponseBodyError && OWN_FAULT.includes(error.error)
}

/** The reason why a code could not be exchanged. */
export function toExchangeError(error: unknown): ConnectError {
  if (error instanceof ConnectError) return error
  const body = error instanceof client.ResponseBodyError ? error.cause : null
  const numbered = body && toEntraError(`${body.error} ${body.error_description}`, body.error_codes)
  if (numbered) return new ConnectError(numbered)
  if (isOwnFault(error)) return new ConnectError('configuration_error')
  if (error instanceof client.ResponseBodyError && DEAD_GRANT.slice(1).includes(error.error)) {
    return new ConnectError('consent_required')
  }
  return new ConnectError('token_exchange_failed')
}

/** The reason why a token could not be renewed. Unless the grant has certainly ended, renewing is tried again. */
export function toRenewalError(error: unknown): ProviderError {
  if (error instanceof client.ResponseBodyError && error.status < 500 && DEAD_GRANT.includes(error.error)) {
    return new ProviderError('needs-reauth', 'The provider no longer accepts this connection')
  }
  if (isOwnFault(error)) return new ProviderError('transient', 'The provider does not accept this server')
  const response = responseOf(error)
  if (response?.status === 429) {
    const seconds = Number(response.headers.get('retry-after'))
    return new ProviderError('rate-limited', 'The provider limits the rate of requests', seconds > 0 ? seconds : null)
  }
  return new ProviderError('transient', 'The provider could not be asked for a new token')
}

function responseOf(error: unknown): Response | null {
  if (error instanceof client.ResponseBodyError) return error.response
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Response ? cause : null
}

/** True when the provider does not know the token that is given back, or does not any more. */
export function isUnknownToken(error: unknown): boolean {
  return error instanceof client.ResponseBodyError && UNKNOWN_TOKEN.includes(error.error)
}
