import type { GivenAnswer } from '@/lib/meetings/visitor/managed-booking'
import type { PartTexts } from '@/messages/texts'
import { AnswerView } from '../shared/answer-view'

type Props = { answers: GivenAnswer[]; texts: PartTexts<'managedBooking'>; answerTexts: PartTexts<'answers'> }

/** The answers that an attendee gave while booking, shown to that attendee. */
export function GivenAnswers({ answers, texts, answerTexts }: Props) {
  return (
    <section aria-labelledby="given-answers" className="mt-6">
      <h2 id="given-answers" className="font-semibold text-sm">
        {texts.t.answers}
      </h2>
      <dl className="mt-2 divide-y rounded-xl border text-sm">
        {answers.map(({ question, answer }) => (
          <div key={question.id} className="min-w-0 px-4 py-3">
            <dt dir="auto" className="text-left text-muted-foreground">
              {question.title}
            </dt>
            <dd className="mt-0.5 [overflow-wrap:anywhere]">
              <AnswerView question={question} answer={answer} texts={answerTexts} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
