import type { GivenAnswer } from '@/lib/meetings/visitor/managed-booking'
import type { PartTexts } from '@/messages/texts'
import { AnswerList } from '../shared/answer-list'

type Props = { answers: GivenAnswer[]; texts: PartTexts<'managedBooking'>; answerTexts: PartTexts<'answers'> }

/** The answers that an attendee gave while booking, shown to that attendee. */
export function GivenAnswers({ answers, texts, answerTexts }: Props) {
  return (
    <section aria-labelledby="given-answers" className="mt-6">
      <h2 id="given-answers" className="font-semibold text-sm">
        {texts.t.answers}
      </h2>
      <AnswerList
        answers={answers}
        texts={answerTexts}
        className="mt-2 divide-y rounded-xl border text-sm *:px-4 *:py-3"
      />
    </section>
  )
}
