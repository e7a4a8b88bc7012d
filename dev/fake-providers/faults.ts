import type { FakeProvider } from './routing'

export const FAULT_KINDS = [
  'unauthorized',
  'quota',
  'forbidden',
  /** A scope that was not granted. */
  'missing-scope',
  'not-found',
  'gone',
  'conflict',
  'precondition',
  'rejected',
  'too-many',
  'server-error',
  /** Never answers. */
  'hang',
  /** Does what was asked, and never answers. */
  'hang-after-success',
  /** Does what was asked, then cuts the connection. */
  'cut-after-success',
  /** Does what was asked, and answers half of the JSON. */
  'malformed',
  /** Does what was asked, and answers JSON of another shape. */
  'other-shape',
  /** A video meeting that comes without its link. */
  'no-link',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export type Fault = {
  provider: FakeProvider
  kind: FaultKind
  /** Any when left out. */
  method?: string
  /** Part of the path; any when left out. */
  path?: string
  /** The route's name, such as `events.insert`; any when left out. */
  call?: string
  /** Number of calls that fail. Default: 1. */
  times?: number
  retryAfterSeconds?: number
}

export class Faults {
  private waiting: Fault[] = []

  add(fault: Fault): void {
    this.waiting.push({ times: 1, ...fault })
  }

  /** The first fault that fits, used up by one. OAuth is left alone unless it is named. */
  take(call: { provider: FakeProvider; name: string; method: string; path: string }): Fault | null {
    const found = this.waiting.find(
      (fault) =>
        fault.provider === call.provider &&
        (fault.method ?? call.method) === call.method &&
        call.path.includes(fault.path ?? '') &&
        (fault.call ? fault.call === call.name : fault.path !== undefined || !call.name.startsWith('oauth.')),
    )
    if (!found) return null
    found.times = (found.times ?? 1) - 1
    if (found.times <= 0) this.waiting = this.waiting.filter((fault) => fault !== found)
    return found
  }

  clear(): void {
    this.waiting = []
  }
}
