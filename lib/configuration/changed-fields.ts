import { isSame } from './canonical'

/** Pages or forms that are handled at once, before others are answered: an account may have a thousand of each. */
export const THINGS_AT_ONCE = 20

/** The fields that are sent and differ from what is stored. */
export function changedFields<Sent extends object>(sent: Sent, stored: object): Partial<Sent> {
  const before = new Map(Object.entries(stored))
  const changed = Object.entries(sent).filter(
    ([name, value]) => value !== undefined && !isSame(value, before.get(name)),
  )
  return Object.fromEntries(changed) as Partial<Sent>
}

export function isEmpty(fields: object): boolean {
  return Object.keys(fields).length === 0
}
