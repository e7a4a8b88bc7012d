'use client'

import { type ComponentType, lazy, type ReactNode, useRef, useState } from 'react'
import type { NextPage, PublicForm } from '@/lib/forms/form'
import type { LogicOutcome } from '@/lib/forms/rules/logic'
import { beginsPage } from '@/lib/shared/forms/question'
import type { Language } from '@/lib/shared/languages'
import { type Given, useAnswering } from './answering/use-answering'
import type { ClosedNoticeProps } from './closed-notice'
import { FormBody } from './form-body'
import type { FormBranding } from './form-branding'
import { type TypeCode, useTypeCode } from './type-code'

/** Loads where a form is closed, which most are not. The owner's words stand alone where it cannot be loaded. */
const ClosedNotice = lazy(async () => ({
  default: await import('./closed-notice').then(
    (module) => module.ClosedNotice,
    (): Notice => ClosedWords,
  ),
}))

type Notice = ComponentType<ClosedNoticeProps>

const ClosedWords: Notice = ({ message }) => <p className="p-10">{message}</p>

type Props = {
  form: PublicForm
  /**
   * `preview` in the owner's editor: headings are one level lower, the window keeps its title, and there are no
   * redirects.
   */
  mode: 'page' | 'preview'
  branding?: FormBranding
  /** Rejects with what went wrong, and resolves to false where the visitor took it back. A preview saves nothing and resolves. */
  onSubmit: (given: Given, logic: LogicOutcome) => Promise<unknown>
  /** The text that replaces the form once it is closed. */
  closedText?: string
  /** Its language, if it is not that of the page. */
  closedLang?: Language
  /** The booking page that follows the form. */
  nextPage?: NextPage | null
  /** Follows the thanks. */
  afterThanks?: ReactNode
  /** The address that the form is sent to without scripts. */
  plainAction?: string
  /** A field that only programs fill in. */
  trap?: ReactNode
  /** The name under which answers are kept in this browser until they are sent; without it they are not kept. */
  draftName?: string
  /** The question that the owner edits: a preview shows its page. */
  watched?: string
  /** Reads the form again, when it has changed since it was opened. */
  onRenew?: () => Promise<void>
}

/** A form with the code of its types. It has no other hook: React mixes those up that follow one that waits. */
export function FormView(props: Props) {
  return <CodedFormView {...props} code={useTypeCode(props.form)} />
}

/** A form as its visitors answer it, laid out by the width of the container around it: the preview shows a phone on a desk. */
function CodedFormView({ code, ...props }: Props & { code: TypeCode }) {
  const {
    form,
    mode,
    branding,
    onSubmit,
    closedText,
    closedLang,
    nextPage,
    plainAction,
    trap,
    draftName,
    watched,
    onRenew,
  } = props
  const element = useRef<HTMLFormElement>(null)
  const answering = useAnswering({ form, kit: code.kit, element, draftName, onSubmit })
  const [isRenewed, setIsRenewed] = useState(false)
  const isPreview = mode === 'preview'
  const refusal = answering.failure?.closedText
  const closed = refusal ?? closedText
  const hasPages = form.questions.some(({ questionType }) => beginsPage(questionType))
  const Body = (hasPages && code.PagedBody) || FormBody

  async function renew() {
    await onRenew?.()
    answering.startAnew()
    setIsRenewed(true)
    element.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }

  return (
    <div style={branding?.look} className="overflow-clip bg-card sm:@xl:rounded-2xl sm:@xl:border sm:@xl:shadow-sm">
      {answering.done ? (
        <>
          <answering.done.ThankYou
            title={form.title}
            text={form.thanksText}
            lang={form.lang}
            endings={form.endings}
            endingId={answering.done.endingId}
            redirectUrl={answering.done.redirectUrl}
            nextPage={nextPage ?? null}
            form={form}
            isPreview={isPreview}
            onBack={answering.goBack}
          />
          {props.afterThanks}
        </>
      ) : closed !== undefined ? (
        <ClosedNotice
          title={form.title}
          message={closed}
          lang={{ title: form.lang?.title, message: refusal === undefined ? closedLang : undefined }}
          asker={branding?.asker}
          onBack={refusal === undefined ? undefined : answering.goBack}
        />
      ) : (
        <Body
          form={form}
          element={element}
          code={code}
          answering={answering}
          isPreview={isPreview}
          branding={branding}
          plainAction={plainAction}
          trap={trap}
          draftName={draftName}
          watched={watched}
          isRenewed={isRenewed}
          onRenew={onRenew && renew}
        />
      )}
    </div>
  )
}
