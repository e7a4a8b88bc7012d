import { questionSentence } from '@/lib/forms/summary/question-words'
import type { QuestionSummary } from '@/lib/forms/summary/summary'
import { answeredText } from '@/lib/forms/summary/summary-words'
import { type Clock, FALLBACK_CLOCK } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { QuestionChart } from './question-chart'
import { SummaryCard } from './summary-card'

/** The answers to one question, as a chart or list that suits its type. */
export function QuestionCard({ question, clock }: { question: QuestionSummary; clock: Clock | null }) {
  const texts = useTexts('summary')
  const reader = { texts, answers: useTexts('answers'), clock: clock ?? FALLBACK_CLOCK }
  const { standing } = question
  return (
    <SummaryCard
      title={question.title}
      note={standing === 'current' ? undefined : texts.t.standing[standing]}
      counts={answeredText(question, texts)}
      sentence={questionSentence(question, reader)}
    >
      <QuestionChart question={question} reader={reader} clock={clock} />
    </SummaryCard>
  )
}
