import { createSlotform } from '@/clients/slotform/client'
import { findLogin, type Login } from './config'
import { CliError, refusalOf, UnansweredError } from './errors'
import type { Io } from './io'

const TIME_LIMIT_MS = 30_000

export type Slotform = ReturnType<typeof createSlotform>

/** The typed client of the instance that the person is logged in to. `CliError` if there is none. */
export function connect(io: Io): Slotform {
  return connectTo(io, findLogin(io))
}

export function connectTo(io: Io, { url, key }: Login): Slotform {
  return createSlotform({ baseUrl: url, key, fetch: (request) => send(io, request) })
}

/** A redirect is not followed: the key is for the address that the person named. */
async function send(io: Io, request: Request): Promise<Response> {
  const { origin } = new URL(request.url)
  const signal = AbortSignal.any([request.signal, io.signal, AbortSignal.timeout(TIME_LIMIT_MS)])
  let response: Response
  try {
    response = await readWhole(await io.fetch(new Request(request, { signal, redirect: 'manual' })))
  } catch (error) {
    if (io.signal.aborted) throw new CliError('Stopped.')
    throw new UnansweredError(`${origin} cannot be reached: ${reasonOf(error as Error)}.`)
  }
  const target = response.headers.get('location')
  if (response.status >= 300 && response.status < 400 && target)
    throw new CliError(`${origin} sends on to ${target}. Log in with the address at which Slotform answers.`)
  return response
}

/** A connection can be lost, and the time be over, in the middle of an answer too. */
async function readWhole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer()
  const { status, headers } = response
  return new Response(body.byteLength > 0 ? body : null, { status, headers })
}

function reasonOf({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return `no answer within ${TIME_LIMIT_MS / 1000} seconds`
  if (!(cause instanceof Error)) return message
  return 'code' in cause ? String(cause.code) : cause.message
}

type Call<T> = Promise<{ data?: T; error?: unknown; response: Response }>

/** Returns the body of an answer. `CliError` with the server's message for a refusal. */
export async function answerOf<T>(call: Call<T>): Promise<NonNullable<T>> {
  const data = await settle(call)
  if (typeof data !== 'object' || data === null) throw refusalOf(200, null)
  return data
}

/** For a call whose answer has no body. */
export async function done(call: Call<unknown>): Promise<void> {
  await settle(call)
}

async function settle<T>(call: Call<T>): Promise<T | undefined> {
  const { data, error, response } = await call.catch((reason: unknown) => {
    // A page where JSON should be.
    if (reason instanceof SyntaxError) throw refusalOf(200, null)
    throw reason
  })
  if (!response.ok) throw refusalOf(response.status, error)
  return data
}
