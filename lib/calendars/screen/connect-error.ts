/** Why connecting failed: the `error` parameter of /integrations. docs/providers.md explains each code to operators. */
export const CONNECT_ERRORS = [
  'missing_params',
  'invalid_user',
  'token_exchange_failed',
  'authentication_failed',
  'tenant_access',
  'configuration_error',
  'user_info_failed',
  'consent_required',
  'AADSTS50020',
] as const

export type ConnectErrorCode = (typeof CONNECT_ERRORS)[number]

/** Its message is the code, so that no text of a provider reaches a screen or a log. */
export class ConnectError extends Error {
  readonly code: ConnectErrorCode

  constructor(code: ConnectErrorCode) {
    super(code)
    this.name = 'ConnectError'
    this.code = code
  }
}
