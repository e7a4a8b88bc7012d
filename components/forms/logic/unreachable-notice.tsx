import { TriangleAlert } from 'lucide-react'
import type { Question } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'

type UnreachableNoticeProps = { ids: readonly string[]; questions: readonly Question[] }

/** Lists the questions that no visitor will see. Such rules can be saved, as the owner may not be done yet. */
export function UnreachableNotice({ ids, questions }: UnreachableNoticeProps) {
  const { t, say } = useTexts('logic')
  const count = ids.length
  return (
    <div role="status" className="contents">
      {ids.length > 0 && (
        <div className="flex items-start gap-3 rounded-xl bg-warning-soft p-4 text-sm text-warning-foreground">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <div className="min-w-0">
            <p className="font-medium">{say(t.unreachable.title, { count })}</p>
            <ul className="mt-1 grid gap-0.5">
              {ids.map((id) => (
                <li key={id}>{toLabel(id)}</li>
              ))}
            </ul>
            <p className="mt-1">{say(t.unreachable.text, { count })}</p>
          </div>
        </div>
      )}
    </div>
  )

  function toLabel(id: string): string {
    const index = questions.findIndex((question) => question.id === id)
    return say(t.unreachable.question, { number: index + 1, question: questions[index]?.question ?? '' })
  }
}
