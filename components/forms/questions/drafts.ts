import { ApiError } from '@/lib/client/request'
import type { QuestionFields } from '@/lib/forms/question-fields'

/** The worst first. A draft is `waiting` for a pause in typing, and `refused` until something else is typed. */
const STATES = ['failed', 'refused', 'saving', 'waiting'] as const
export type DraftState = (typeof STATES)[number]

type Draft = { fields: QuestionFields; state: DraftState; error?: unknown; tries: number }

const PAUSE_MS = 600
/** Between tries after a failure of the server or the network. */
const RETRY_MS = [2_000, 5_000, 15_000, 30_000]

export type Drafts = ReturnType<typeof createDrafts>

/**
 * Keeps the typed fields of questions until they are saved: after a pause, and again when that fails. `save` rejects with an
 * ApiError where the server has refused them, with a TypeError without the server, and else where they are not complete.
 */
export function createDrafts(save: (id: string, fields: QuestionFields) => Promise<void>) {
  const drafts = new Map<string, Draft>()
  let typed: ReadonlyMap<string, QuestionFields> = new Map()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const running = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()

  function keep(id: string, draft: Draft | null) {
    if (draft) drafts.set(id, draft)
    else drafts.delete(id)
    typed = new Map([...drafts].map(([of, { fields }]) => [of, fields]))
    for (const listener of listeners) listener()
  }

  function later(id: string, delayMs: number) {
    clearTimeout(timers.get(id))
    timers.set(
      id,
      setTimeout(() => void store(id), delayMs),
    )
  }

  async function store(id: string): Promise<void> {
    clearTimeout(timers.get(id))
    await running.get(id)
    const draft = drafts.get(id)
    if (!draft || running.has(id)) return
    const work = send(id, draft).finally(() => running.delete(id))
    running.set(id, work)
    await work
  }

  async function send(id: string, draft: Draft) {
    keep(id, { ...draft, state: 'saving' })
    try {
      await save(id, draft.fields)
      const { fields } = drafts.get(id) ?? draft
      // Newer fields wait for their own turn.
      keep(id, fields === draft.fields ? null : { fields, state: 'waiting', tries: 0 })
    } catch (error) {
      settleFailure(id, draft, error)
    }
  }

  function settleFailure(id: string, draft: Draft, error: unknown) {
    const { fields } = drafts.get(id) ?? draft
    const isRefused = !(error instanceof TypeError) && !(error instanceof ApiError && error.status >= 500)
    // Newer fields may be better.
    if (isRefused && fields !== draft.fields) return keep(id, { fields, state: 'waiting', tries: 0 })
    const tries = draft.tries + 1
    keep(id, { fields, state: isRefused ? 'refused' : 'failed', error, tries })
    if (!isRefused) later(id, RETRY_MS[Math.min(tries, RETRY_MS.length) - 1] ?? 0)
  }

  return {
    type(id: string, fields: QuestionFields) {
      const isSaving = drafts.get(id)?.state === 'saving'
      keep(id, { fields, state: isSaving ? 'saving' : 'waiting', tries: 0 })
      later(id, PAUSE_MS)
    },
    /** Forgets the fields of a question that is gone. */
    drop(id: string) {
      clearTimeout(timers.get(id))
      if (drafts.has(id)) keep(id, null)
    },
    /** Saves all of them now, and returns true if nothing is left unsaved. */
    async flush(): Promise<boolean> {
      await Promise.all([...drafts.keys()].map(store))
      await Promise.all([...drafts].map(([id, { state }]) => (state === 'waiting' ? store(id) : null)))
      return drafts.size === 0
    },
    fieldsOf: (id: string) => drafts.get(id)?.fields,
    /** All of them, by their questions; another map after each change. */
    typed: () => typed,
    errorOf: (id: string) => drafts.get(id)?.error,
    /** The worst of all; null when everything is saved. */
    state: (): DraftState | null => {
      const states = [...drafts.values()].map(({ state }) => state)
      return STATES.find((state) => states.includes(state)) ?? null
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
