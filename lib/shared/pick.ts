/** The named fields of an object, and nothing else that it may hold. */
export function pick<T extends object, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>
}
