import type { SPANS } from '@/server/traces.mjs'

type Kind = keyof typeof SPANS
/** Closed lists, and statements with placeholders: server/clean-span.mjs keeps back every other name. */
type Labels = Record<string, string>

/** Left by the Node entry when it traces, for all bundles of the process. */
const KEY = Symbol.for('slotform.span')
const holder = globalThis as { [KEY]?: <T>(kind: Kind, attributes: Labels, work: () => Promise<T>) => Promise<T> }

/** Runs `work` as a span of the trace; without a collector just runs it. */
export function span<T>(kind: Kind, attributes: Labels, work: () => Promise<T>): Promise<T> {
  return holder[KEY]?.(kind, attributes, work) ?? work()
}

/** False where nobody reads spans. */
export const isTracing = (): boolean => holder[KEY] !== undefined
