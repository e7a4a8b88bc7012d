import { inspect } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'

/**
 * Drizzle's error repeats the statement with its values, which may be an address or a token. Printing one, also by the
 * framework, prints its cause instead.
 */
export function hideValuesInErrors(): void {
  Object.defineProperty(DrizzleQueryError.prototype, inspect.custom, {
    configurable: true,
    value(this: DrizzleQueryError) {
      return `A query failed: ${this.cause instanceof Error ? this.cause.message : 'for no known reason'}`
    },
  })
}
