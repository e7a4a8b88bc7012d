import { setImmediate as nextTurn } from 'node:timers/promises'
import { preparePatterns } from '@/lib/forms/server/prepare-patterns'
import type { Part } from '@/lib/shared/portability'
import { formVersion, ROWS, type Row } from '../rows'

type Judged<Name extends Part> = { row: Row<Name>; wrong: null } | { row: null; wrong: string }

/** The row of a line, or the path of what is wrong. A large form is judged in several turns of the event loop. */
export async function judgeLine<Name extends Part>(part: Name, value: unknown): Promise<Judged<Name>> {
  if (part === 'forms') await preparePatterns(patternsIn(value))
  const parsed = ROWS[part].safeParse(value)
  if (!parsed.success) return { row: null, wrong: pathOf(parsed) }
  const row = parsed.data as Row<Name>
  if ('versions' in row) {
    for (const [place, version] of row.versions.entries()) {
      await nextTurn()
      const judged = formVersion.safeParse(version)
      if (!judged.success) return { row: null, wrong: `versions.${place}.${pathOf(judged)}` }
      row.versions[place] = judged.data
    }
  }
  return { row, wrong: null }
}

const pathOf = ({ error }: { error: { issues: { path: PropertyKey[] }[] } }) => error.issues[0]?.path.join('.') ?? ''

/** Of a form that is not judged yet. */
function patternsIn(form: unknown): string[] {
  const { questions } = form as { questions?: unknown }
  if (!Array.isArray(questions)) return []
  return questions.flatMap((question) => {
    const pattern: unknown = question?.validation?.pattern
    return typeof pattern === 'string' ? pattern : []
  })
}
