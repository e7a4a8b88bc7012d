import type { CheckedAnswers } from '@/lib/forms/answers/check-answers'
import type { TypedAnswers } from '@/lib/forms/answers/draft-answers'
import { SEEN_FIELD, TOLD_FIELD } from '@/lib/forms/answers/seen-field'
import { fieldsOf } from '@/lib/forms/answers/typed-fields'
import type { AskedForm } from '@/lib/forms/form'
import { drawnAtOnce } from '@/lib/forms/questions/drawn-at-once'
import { isAsked } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { QuestionKind } from '@/lib/shared/forms/question-types'
import { ALL_CONTROLS } from '../form/controls/all-controls'
import { QuestionItem } from '../form/question-item'
import { RuleMessages } from '../form/rule-messages'
import { WordsItem } from '../form/words-item'

type Props = {
  form: AskedForm
  typed: TypedAnswers
  checked: CheckedAnswers
  issues: ReadonlyMap<string, string>
  folded?: readonly string[]
}

/**
 * The questions that the rules ask after these answers. Skipped ones and those that are not shown stay as hidden fields, so
 * that what was typed there is not lost when another answer brings them back. Those that are `folded` are answered by other
 * fields of the page.
 */
export function PlainQuestions({ form, typed, checked, issues, folded = [] }: Props) {
  const { visible, messages, skipped } = checked.logic
  const shown = form.questions.filter(
    ({ id, questionType }) => visible.includes(id) && !folded.includes(id) && !isUnseen(questionType),
  )
  const numbered = shown.filter(({ questionType }) => isAsked(questionType))
  const isLarge = drawnAtOnce(shown).length < shown.length
  const kept = form.questions.filter(({ id, questionType }) => skipped.has(id) || isUnseen(questionType))
  return (
    <>
      <input type="hidden" name={SEEN_FIELD} value={visible.join(' ')} />
      {[...new Set([...messages.values()].flat())].map((text) => (
        <input key={text} type="hidden" name={TOLD_FIELD} value={text} />
      ))}
      {kept.flatMap((question) =>
        fieldsOf(question, typed.get(question.id)).map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        )),
      )}
      <ol>
        {shown.map((question) =>
          isAsked(question.questionType) ? (
            <QuestionItem
              key={question.id}
              question={question}
              controls={ALL_CONTROLS}
              number={numbered.indexOf(question) + 1}
              answer={typed.get(question.id)}
              issue={issues.get(question.id)}
              messages={messages.get(question.id)}
              rules={form.rules}
              RuleMessages={RuleMessages}
              isPlain
              isLarge={isLarge}
              onChange={ignore}
              onLeave={ignore}
            />
          ) : (
            <WordsItem key={question.id} question={question} as="h2" isHidden={false} />
          ),
        )}
      </ol>
    </>
  )
}

function isUnseen(type: keyof typeof QUESTION_KINDS): boolean {
  const { shows }: QuestionKind = QUESTION_KINDS[type]
  return shows === 'nothing'
}

/** Fields keep what is typed into them by themselves. */
function ignore() {}
