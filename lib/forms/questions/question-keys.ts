import { toSlugWords } from '@/lib/shared/text/slug'

type Keyed = { readonly key: string | null; readonly question: string }

/** The key of each question: its own, or one made of its words that no other question of the form has. */
export function keysOf(questions: readonly Keyed[]): string[] {
  const taken = new Set(questions.flatMap(({ key }) => key ?? []))
  return questions.map(({ key, question }) => {
    if (key !== null) return key
    const fresh = freeKey(toSlugWords(question) || 'question', taken)
    taken.add(fresh)
    return fresh
  })
}

function freeKey(wanted: string, taken: ReadonlySet<string>, count = 1): string {
  const key = count === 1 ? wanted : `${wanted}-${count}`
  return taken.has(key) ? freeKey(wanted, taken, count + 1) : key
}
