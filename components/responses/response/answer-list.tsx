import { Card } from '@/components/ui/card'
import { AnswerView } from '@/components/visitor/shared/answer-view'
import type { ResponseDetail } from '@/lib/forms/form'
import { useTexts } from '@/messages/react/texts-provider'

/** The questions as they were when they were answered, in their order. */
export function AnswerList({ response, questions }: Pick<ResponseDetail, 'response' | 'questions'>) {
  const answers = useTexts('answers')
  const {
    t: { detail: t },
  } = useTexts('responses')
  return (
    <Card className="mt-5">
      <h2 className="sr-only">{t.answers}</h2>
      {questions.length === 0 && <p className="text-muted-foreground text-sm">{t.noQuestions}</p>}
      <dl className="divide-y">
        {questions.map((question) => (
          <div key={question.id} className="grid gap-1.5 py-5 first:pt-0 last:pb-0">
            <dt dir="auto" className="text-left font-medium text-muted-foreground text-sm">
              {question.title}
            </dt>
            <dd className="min-w-0">
              <AnswerView question={question} answer={response.data[question.id]} texts={answers} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
