/** The items of a list one after another, each taken out of it: what is made of them has its room, in place of standing beside them. */
export function* drain<T>(list: T[]): Generator<T> {
  list.reverse()
  while (list.length > 0) yield list.pop() as T
}
