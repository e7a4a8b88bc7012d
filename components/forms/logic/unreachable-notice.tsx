import { TriangleAlert } from 'lucide-react'
import type { Question } from '@/lib/vocabulary/question'

type UnreachableNoticeProps = { ids: readonly string[]; questions: readonly Question[] }

/** Names the questions that no visitor gets to see. It is allowed: somebody may be half way through. */
export function UnreachableNotice({ ids, questions }: UnreachableNoticeProps) {
  return (
    <div role="status" className="contents">
      {ids.length > 0 && (
        <div className="flex items-start gap-3 rounded-xl bg-warning-soft p-4 text-sm text-warning-foreground">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <div className="min-w-0">
            <p className="font-medium">
              {ids.length === 1 ? 'No visitor gets to this question:' : 'No visitor gets to these questions:'}
            </p>
            <ul className="mt-1 grid gap-0.5">
              {ids.map((id) => (
                <li key={id}>{toLabel(id)}</li>
              ))}
            </ul>
            <p className="mt-1">Whatever is answered, the rules skip {ids.length === 1 ? 'it' : 'them'}.</p>
          </div>
        </div>
      )}
    </div>
  )

  function toLabel(id: string): string {
    const index = questions.findIndex((question) => question.id === id)
    return `${index + 1}. ${questions[index]?.question}`
  }
}
