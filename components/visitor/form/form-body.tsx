import type { FormEvent, ReactNode, RefObject } from 'react'
import type { PublicForm } from '@/lib/forms/form'
import type { NamedBrand } from '@/lib/shared/brand'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { goOnByEnter } from './answering/focus-question'
import type { Answering } from './answering/use-answering'
import type { FormBranding } from './form-branding'
import { FormHeader } from './form-header'
import { PlainSubmit } from './plain-submit'
import { Progress } from './progress'
import { QuestionList, type QuestionListProps } from './question-list'
import { SubmitBar } from './submit-bar'
import type { TypeCode } from './type-code'

/** Questions from which a form shows the visitor's progress. */
const LONG_FORM = 6

export type FormBodyProps = {
  form: PublicForm
  element: RefObject<HTMLFormElement | null>
  code: TypeCode
  answering: Answering
  isPreview: boolean
  branding: FormBranding | undefined
  plainAction: string | undefined
  trap: ReactNode
  draftName: string | undefined
  watched: string | undefined
  isRenewed: boolean
  onRenew: (() => Promise<void>) | undefined
}

/** A form that shows one page at a time. */
type Paging = {
  list: (props: QuestionListProps) => ReactNode
  isLater: boolean
  /** True for a question of the page that is shown. */
  asks: (questionId: string) => boolean
  /** On the button, where another page follows. */
  next: string | undefined
  back: ReactNode
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onClear: () => void
}

/** The questions of a form, and what sends them. */
export function FormBody({ paging, ...props }: FormBodyProps & { paging?: Paging }) {
  const { form, element, code, answering, isPreview, branding, plainAction, trap, isRenewed, onRenew } = props
  const texts = useTexts('form')
  const { logic, asked, answered } = answering
  const isLong = !paging && asked >= LONG_FORM
  const list: QuestionListProps = {
    drawn: answering.drawn,
    code,
    headings: isPreview ? 'h3' : 'h2',
    rules: form.rules,
    logic,
    typed: answering.typed,
    issues: answering.issues,
    onChange: answering.change,
    onLeave: answering.leave,
  }
  return (
    <>
      {isLong && <Progress done={answered} total={asked} />}
      <form
        ref={element}
        noValidate
        // Without scripts.
        method={plainAction && 'post'}
        action={plainAction}
        onSubmit={paging?.onSubmit ?? answering.submit}
        onKeyDown={goOnByEnter}
        className="px-5 pt-8 pb-8 @xl:px-10 @xl:pt-10 @xl:pb-10"
      >
        <FormHeader
          title={form.title}
          description={paging?.isLater ? '' : form.description}
          lang={form.lang}
          asker={branding?.asker}
          hasRequired={logic.required.some((id) => paging?.asks(id) ?? true)}
          isPreview={isPreview}
        />
        {paging ? paging.list(list) : <QuestionList {...list} />}
        {trap}
        {form.questions.length === 0 ? (
          <p className="pt-9 text-muted-foreground">{texts.t.empty}</p>
        ) : (
          <SubmitBar
            label={paging?.next ?? form.submitLabel}
            labelLang={paging?.next === undefined ? form.lang?.submitLabel : undefined}
            isPending={answering.isPending}
            failure={answering.failure}
            isRenewed={isRenewed}
            progress={isLong ? progressText(answered, asked, texts) : null}
            privacy={isPreview ? null : privacyText(form.brand, texts)}
            hasDraft={answering.hasDraft}
            plain={plainAction === undefined ? null : <PlainSubmit form={form} seen={logic.visible} />}
            back={paging?.back}
            onClear={paging?.onClear ?? answering.clear}
            onRenew={onRenew}
          />
        )}
      </form>
    </>
  )
}

function progressText(answered: number, total: number, { t, say }: PartTexts<'form'>): string {
  return answered === 0 ? say(t.questions, { count: total }) : say(t.answered, { answered, total })
}

function privacyText(brand: NamedBrand | undefined, { t, say }: PartTexts<'form'>): string {
  return brand ? say(t.privacyNamed, { name: brand.name }) : t.privacy
}
