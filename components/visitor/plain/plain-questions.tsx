import type { CheckedAnswers } from '@/lib/forms/answers/check-answers'
import type { TypedAnswers } from '@/lib/forms/answers/draft-answers'
import { SEEN_FIELD } from '@/lib/forms/answers/seen-field'
import type { AskedForm } from '@/lib/forms/form'
import { drawnAtOnce } from '@/lib/forms/questions/drawn-at-once'
import { QuestionItem } from '../form/question-item'

type Props = { form: AskedForm; typed: TypedAnswers; checked: CheckedAnswers; issues: ReadonlyMap<string, string> }

/**
 * The questions that the rules ask after these answers. Skipped ones stay as hidden fields, so that what was typed there
 * is not lost when another answer brings them back.
 */
export function PlainQuestions({ form, typed, checked, issues }: Props) {
  const { visible, messages, skipped } = checked.logic
  const asked = form.questions.filter(({ id }) => visible.includes(id))
  const isLarge = drawnAtOnce(asked).length < asked.length
  return (
    <>
      <input type="hidden" name={SEEN_FIELD} value={visible.join(' ')} />
      {[...typed].flatMap(([id, answer]) =>
        skipped.has(id)
          ? [answer].flat().map((value) => <input key={id + value} type="hidden" name={id} value={value} />)
          : [],
      )}
      <ol>
        {asked.map((question, index) => (
          <QuestionItem
            key={question.id}
            question={question}
            number={index + 1}
            answer={typed.get(question.id)}
            issue={issues.get(question.id)}
            messages={messages.get(question.id)}
            messagesLang={form.lang?.messages}
            isPlain
            isLarge={isLarge}
            onChange={ignore}
            onLeave={ignore}
          />
        ))}
      </ol>
    </>
  )
}

/** Fields keep what is typed into them by themselves. */
function ignore() {}
