const TIMEOUT_MS = 8_000

/** One small JSON object behind a token, no redirects: the token is for that address alone. */
export async function fetchAccount(url: string, accessToken: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${accessToken}`, Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
    cache: 'no-store',
  })
  if (!response.ok) throw new Error(`The provider answered ${response.status}`)
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}
