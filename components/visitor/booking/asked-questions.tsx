import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { AskedForm } from '@/lib/forms/form'
import type { Answer } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { goOnByEnter } from '../form/answering/focus-question'
import { useCheckedAnswers } from '../form/answering/use-checked-answers'
import { QuestionList } from '../form/question-list'
import { loadTypeCode, useTypeCode } from '../form/type-code'

export { loadTypeCode }

export type AskedHandle = {
  /**
   * Returns the answers that count, by question id. If one is wrong or missing: shows the error, focuses the question
   * and returns null.
   */
  read: () => Record<string, Answer> | null
}

type Props = {
  ref: Ref<AskedHandle>
  form: AskedForm
  /** Under which answers are kept in this tab; without it they are not. */
  draftName?: string | undefined
}

/** The questions of a page's form. Loaded separately, because most pages have no form. */
export function AskedQuestions({ ref, form, draftName }: Props) {
  const { t } = useTexts('bookingDialog')
  const element = useRef<HTMLDivElement>(null)
  const code = useTypeCode(form)
  const { checked, drawn, typed, issues, change, leave, refuse, showErrorsOfTyped } = useCheckedAnswers({
    form,
    kit: code.kit,
    element,
    draftName,
  })
  const opened = useRef(form)

  useImperativeHandle(ref, () => ({
    read() {
      if (checked.issues.length === 0) return Object.fromEntries(checked.answers)
      refuse()
      return null
    },
  }))

  // The form was fetched again: validate the answers at once.
  useEffect(() => {
    if (opened.current !== form) showErrorsOfTyped()
  }, [form, showErrorsOfTyped])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter goes on to the next question, as on the form's own page
    <div ref={element} className="border-t pt-5 [--question-gap:1.5rem]" onKeyDown={goOnByEnter}>
      <h3 dir="auto" lang={form.lang?.title} className="text-balance text-along font-semibold">
        {form.title}
      </h3>
      {form.description && (
        <p
          dir="auto"
          lang={form.lang?.description}
          className="mt-1 text-along whitespace-pre-line text-muted-foreground text-sm leading-relaxed"
        >
          {form.description}
        </p>
      )}
      {checked.logic.required.length > 0 && (
        <p className="mt-2 text-muted-foreground text-sm">
          <span aria-hidden="true" className="text-destructive">
            *
          </span>{' '}
          {t.requiredNote}
        </p>
      )}
      <QuestionList
        drawn={drawn}
        code={code}
        headings="h4"
        rules={form.rules}
        logic={checked.logic}
        typed={typed}
        issues={issues}
        onChange={change}
        onLeave={leave}
      />
    </div>
  )
}
