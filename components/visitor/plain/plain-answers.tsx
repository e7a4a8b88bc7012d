import { VisitorError } from '@/lib/client/visitor/visitor-request'
import { checkAnswers } from '@/lib/forms/answers/check-answers'
import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import { decimalMarkOf } from '@/lib/shared/text/decimal-mark'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { readIssues } from '../form/answering/issues'
import { toSubmissionFailure } from '../form/answering/submission-failure'
import { ClosedNotice } from '../form/closed-notice'
import { brandingOf } from '../form/form-branding'
import { FormHeader } from '../form/form-header'
import { Honeypot } from '../shared/honeypot'
import { primaryButton } from '../shared/styles'
import { type Fault, FaultSummary } from './fault-summary'
import { PlainFormCard } from './plain-form-card'
import { PlainQuestions } from './plain-questions'
import type { AnswersView } from './views'

/** A form that the server asks again, or the words of one that is closed. */
export function PlainAnswers(view: AnswersView) {
  const { form, slug, isJudged, seen } = view
  const texts = { form: useTexts('form'), checks: useCheckTexts() }
  const { t } = texts.form
  const typed = new Map(view.answers)
  const { asker } = brandingOf(form)
  if (form.closed) {
    return (
      <PlainFormCard accent={form.theme.accent}>
        <ClosedNotice
          title={form.title}
          message={form.closed.text}
          lang={{ title: form.lang?.title, message: form.closed.lang }}
          asker={asker}
          onBack={undefined}
        />
        <Lost isShown={typed.size > 0} />
      </PlainFormCard>
    )
  }
  const checked = checkAnswers(form.questions, form.rules, typed, decimalMarkOf(texts.form.locale), FULL_KIT)
  const judged = new Set(isJudged ? seen : [])
  const issues = readIssues(form.questions, typed, checked.issues, judged, texts)
  const faults = form.questions.flatMap(({ id, question }): Fault[] => {
    const message = issues.get(id)
    return message === undefined ? [] : [{ id, name: question, message }]
  })
  return (
    <PlainFormCard accent={form.theme.accent}>
      <form method="post" action={`/form/${slug}`} noValidate className="px-5 pt-8 pb-8 @xl:px-10 @xl:pt-10 @xl:pb-10">
        <FormHeader
          title={form.title}
          description={form.description}
          lang={form.lang}
          asker={asker}
          hasRequired={checked.logic.required.length > 0}
          isPreview={false}
        />
        <div className="mt-6 empty:hidden">
          <Refusal view={view} faults={faults} />
        </div>
        <input type="hidden" name="key" value={view.attemptKey} />
        <PlainQuestions form={form} typed={typed} checked={checked} issues={issues} />
        <Honeypot />
        {form.questions.length === 0 ? (
          <p className="pt-9 text-muted-foreground">{t.empty}</p>
        ) : (
          <button type="submit" className={`${primaryButton} mt-8 min-h-12 w-full px-8 text-base! @xl:w-auto`}>
            {form.submitLabel ? <bdi lang={form.lang?.submitLabel}>{form.submitLabel}</bdi> : t.submit}
          </button>
        )}
      </form>
    </PlainFormCard>
  )
}

function Lost({ isShown }: { isShown: boolean }) {
  const { t } = useTexts('plain')
  return isShown ? <p className="pb-10 text-center text-sm">{t.form.lost}</p> : null
}

function Refusal({ view: { failure, more, isHeldBack }, faults }: { view: AnswersView; faults: Fault[] }) {
  const texts = {
    form: useTexts('form'),
    tryAgain: useTexts('tryAgain'),
    errors: useTexts('visitorErrors'),
    checks: useCheckTexts(),
  }
  const { t, say } = useTexts('plain')
  if (failure) {
    const { status, message, issues, retryAfterSeconds, code } = failure
    const words = toSubmissionFailure(new VisitorError(status, message, issues, retryAfterSeconds, code), texts)
    return (
      <FaultSummary title={t.form.notSent} faults={faults}>
        <p>
          {words.message} {words.isOutdated ? '' : words.hint}
        </p>
      </FaultSummary>
    )
  }
  if (isHeldBack) {
    return (
      <FaultSummary title={t.form.notSent} faults={faults}>
        <p>{texts.form.t.failure.held}</p>
      </FaultSummary>
    )
  }
  if (more) {
    return (
      <FaultSummary title={t.form.notSent} faults={faults}>
        <p>{t.form.more[more]}</p>
      </FaultSummary>
    )
  }
  return faults.length > 0 ? <FaultSummary title={say(t.form.wrong, { count: faults.length })} faults={faults} /> : null
}
