import { guardedFetch } from '@/lib/platform/guarded-fetch'
import { outboundReach } from '@/lib/platform/outbound'
import { sha256 } from '@/lib/platform/sha256'

const TIME_LIMIT_MS = 10_000
/** The state of the call comes first; `getMeetings` lists every room after it. */
const READ_BYTES = 16 * 1024

/** `serverUrl` ends in `/bigbluebutton/api`. */
export type Server = { serverUrl: string; secret: string }

/** `refused`: the server answers that it does not accept the call. `unreachable`: there is no such answer. */
export class ServerFailure extends Error {
  readonly problem: 'refused' | 'unreachable'

  constructor(problem: ServerFailure['problem']) {
    super(problem === 'refused' ? 'BigBlueButton refuses the call' : 'BigBlueButton does not answer')
    this.name = 'ServerFailure'
    this.problem = problem
  }
}

/** The address of a call with its checksum: SHA-256 of name, query and secret. */
export function signedCall({ serverUrl, secret }: Server, name: string, params: Record<string, string>): string {
  const query = new URLSearchParams(params).toString()
  const checksum = sha256(name + query + secret)
  return `${serverUrl}/${name}?${query}${query && '&'}checksum=${checksum}`
}

/** One call, in at most 10 s. Throws a ServerFailure, whose words hold nothing of the server. */
export async function callServer(
  server: Server,
  name: string,
  params: Record<string, string> = {},
  timeLimitMs = TIME_LIMIT_MS,
): Promise<void> {
  const body = await ask(signedCall(server, name, params), timeLimitMs)
  const [, state] = /<returncode>\s*(SUCCESS|FAILED)\s*<\/returncode>/.exec(body) ?? []
  if (state === 'SUCCESS') return
  throw new ServerFailure(state === 'FAILED' ? 'refused' : 'unreachable')
}

async function ask(address: string, timeLimitMs: number): Promise<string> {
  const limits = { timeLimitMs, largestBytes: READ_BYTES, cutsBody: true, ...outboundReach() }
  const headers = { 'user-agent': 'Slotform', accept: 'application/xml, text/xml' }
  try {
    const { body } = await guardedFetch(new URL(address), { method: 'GET', headers, body: null, ...limits })
    return body
  } catch {
    // Its own words may hold the address with its checksum.
    throw new ServerFailure('unreachable')
  }
}
