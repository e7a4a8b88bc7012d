import type { GivenAnswer } from '@/lib/meetings/visitor/managed-booking'
import { managedBooking as text } from '@/messages/en/managed-booking'
import { AnswerView } from '../shared/answer-view'

/** What an attendee answered while booking, for themselves to read again. */
export function GivenAnswers({ answers }: { answers: GivenAnswer[] }) {
  return (
    <section aria-labelledby="given-answers" className="mt-6">
      <h2 id="given-answers" className="font-semibold text-sm">
        {text.answers}
      </h2>
      <dl className="mt-2 divide-y rounded-xl border text-sm">
        {answers.map(({ question, answer }) => (
          <div key={question.id} className="min-w-0 px-4 py-3">
            <dt dir="auto" className="text-left text-muted-foreground">
              {question.title}
            </dt>
            <dd className="mt-0.5 [overflow-wrap:anywhere]">
              <AnswerView question={question} answer={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
