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
    readonly code = '',
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
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10)
  throw new VisitorError(
    response.status,
    typeof message === 'string' ? message : '',
    Array.isArray(issues) ? issues : [],
    seconds > 0 ? seconds : null,
    typeof code === 'string' ? code : '',
    hosts,
  )
}

async function readErrorBody(response: Response): Promise<Record<string, unknown>> {
  try {
    return Object(await response.json())
  } catch {
    return {}
  }
}
