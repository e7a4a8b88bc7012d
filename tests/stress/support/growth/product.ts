type Work = (...given: unknown[]) => Promise<unknown>

const modules = {
  ...import.meta.glob<Record<string, unknown>>('../../../../db/queries/**/*.ts'),
  ...import.meta.glob<Record<string, unknown>>('../../../../lib/{calendars,forms,outbox,people}/**/*.ts'),
}
const found = new Map<string, Promise<Work>>()

/**
 * Runs a function of db/queries or lib by its name, of several names the first that is there: the same test measures trees
 * of different ages, in which functions have moved.
 */
export async function product(names: string, ...given: unknown[]): Promise<unknown> {
  const work = found.get(names) ?? find(names.split(' '))
  found.set(names, work)
  return (await work)(...given)
}

async function find(names: string[]): Promise<Work> {
  for (const name of names) {
    for (const load of Object.values(modules)) {
      const module = await load()
      if (name in module) return module[name] as Work
    }
  }
  throw new Error(`The product has no ${names.join(' or ')}`)
}
