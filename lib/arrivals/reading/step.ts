import { tooMany } from '../refusals'
import type { Ask, Place, Reader } from './reader'

/** Requests of one step, those that are tried again with it. */
export const MAX_ASKED = 50
/** Answers of one step, in characters. A step ends behind the answer that exceeds it. */
const MAX_KEPT = 8 * 1024 ** 2
/** Requests of one reading: more than any account needs. */
const MAX_REQUESTS = 60_000

/** How far a reading is. `done`: answers that were kept. */
export type Progress = { place: Place | null; since: Date; done: number }

/** Requests that a step may still make; each one takes from it. */
export type Budget = { left: number }

/** The outcome of a request. `late`: the step had no time or no request left for it. */
export type Outcome =
  | { kind: 'answer'; text: string; value: unknown }
  | { kind: 'without' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'late' }

/** Answers of a source as they came; the browser keeps them and sends them as files. */
export type SourceDocument = { name: string; text: string }

export type Step = {
  documents: SourceDocument[]
  /** Null when everything was read. */
  next: Progress | null
  progress: { done: number; of: number | null }
  waitSeconds: number
}

/** Makes one request, more where it is tried again. */
export type Send = (ask: Ask, budget: Budget) => Promise<Outcome>

/** Reads on from where an earlier step ended, until the source is read or `send` has no time left. */
export async function runStep(reader: Reader, from: Progress, send: Send): Promise<Step> {
  const reading = reader(from.place, from.since)
  const kept = new Map<string, string[]>()
  let done = from.done
  let size = 0
  const budget = { left: MAX_ASKED }
  let step = reading.next()
  const end = (ask: Ask | null, waitSeconds = 0): Step => ({
    documents: toDocuments(kept, done),
    next: ask && { place: ask.place, since: from.since, done },
    progress: { done, of: !ask ? done : ask.left === null ? null : done + ask.left },
    waitSeconds,
  })
  while (!step.done) {
    const ask = step.value
    if (budget.left <= 0 || size > MAX_KEPT) return end(ask)
    if (done > MAX_REQUESTS) throw tooMany('requests', MAX_REQUESTS)
    const outcome = await send(ask, budget)
    if (outcome.kind === 'late') return end(ask)
    if (outcome.kind === 'wait') return end(ask, outcome.seconds)
    if (!ask.isRepeat) done += 1
    if (outcome.kind === 'without') {
      step = reading.next()
      continue
    }
    if (!ask.isRepeat && ask.kind) {
      kept.set(ask.kind, [...(kept.get(ask.kind) ?? []), outcome.text])
      size += outcome.text.length
    }
    step = reading.next(outcome.value)
  }
  return end(null)
}

/** The answers as they came: several of one kind are a list in one document. */
function toDocuments(kept: ReadonlyMap<string, readonly string[]>, done: number): SourceDocument[] {
  return [...kept].map(([kind, texts]) => ({
    name: `${kind}-${done}.json`,
    text: texts.length === 1 ? (texts[0] ?? '') : `[${texts.join(',')}]`,
  }))
}
