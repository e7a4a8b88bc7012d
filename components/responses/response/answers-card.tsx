import { useLinkedFiles } from '@/components/layout/use-linked-files'
import { Card } from '@/components/ui/card'
import { AnswerList } from '@/components/visitor/shared/answer-list'
import type { ResponseDetail } from '@/lib/forms/form'
import { useTexts } from '@/messages/react/texts-provider'
import { hasAnswers } from '../response-view'

export function AnswersCard({ response, questions }: Pick<ResponseDetail, 'response' | 'questions'>) {
  const answers = useTexts('answers')
  const files = useLinkedFiles(response.files)
  const {
    t: { detail: t },
  } = useTexts('responses')
  return (
    <Card>
      <h2 className="sr-only">{t.answers}</h2>
      {questions.length === 0 && <p className="text-muted-foreground text-sm">{t.noQuestions}</p>}
      <AnswerList
        answers={questions.filter(hasAnswers).map((question) => ({ question, answer: response.data[question.id] }))}
        files={files}
        texts={answers}
        className="divide-y *:py-5 *:first:pt-0 *:last:pb-0 [&_dd]:mt-1.5 [&_dt]:font-medium [&_dt]:text-sm"
      />
    </Card>
  )
}
