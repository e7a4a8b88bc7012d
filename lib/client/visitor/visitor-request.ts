/** Visitors' pages ask the API with this, as the owners' way carries more than a visitor should download. */

/** The code of a refused duration: the page has others than when it was opened. */
export const UNKNOWN_DURATION = 'unknown_duration'

/** A response that is not OK. `message` is the server's, empty if it sent no readable one. */
export class VisitorError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly issues: readonly { path: string; message: string }[],
    readonly retryAfterSeconds: number | null,
    /** The stable name of the error; empty if the server sent none. */
    readonly code: string,
    /** With `taken`: ids of hosts who are free at the time for which another one was chosen. */
    readonly hosts?: unknown,
  ) {
    super(message)
  }
}

export async function send<T>(path: string, options: RequestInit): Promise<T> {
  return readAnswer(await fetch(path, options))
}

/** The body of a response; throws a `VisitorError` for one that is not OK. */
export async function readAnswer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T
  const { message, code, issues, hosts } = await readErrorBody(response)
  const seconds = Number(response.headers.get('Retry-After'))
  throw new VisitorError(
    response.status,
    String(message ?? ''),
    Array.isArray(issues) ? issues : [],
    seconds > 0 ? seconds : null,
    String(code ?? ''),
    hosts,
  )
}

/** Nothing for what is no JSON, such as the page of a proxy. */
function readErrorBody(response: Response): Promise<Record<string, unknown>> {
  return response.json().then(Object, () => ({}))
}
