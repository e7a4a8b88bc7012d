'use client'

import { useRef, useState } from 'react'
import type { NextPage, PublicForm } from '@/lib/forms/form'
import type { NamedBrand } from '@/lib/vocabulary/brand'
import type { Language } from '@/lib/vocabulary/languages'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { Honeypot } from '../shared/honeypot'
import { goOnByEnter } from './answering/focus-question'
import { type Given, useAnswering } from './answering/use-answering'
import { ClosedNotice } from './closed-notice'
import type { FormBranding } from './form-branding'
import { FormHeader } from './form-header'
import { PlainSubmit } from './plain-submit'
import { Progress } from './progress'
import { QuestionList } from './question-list'
import { SubmitBar } from './submit-bar'

/** Questions from which a form shows the visitor's progress. */
const LONG_FORM = 6

type Props = {
  form: PublicForm
  /**
   * `preview` in the owner's editor: headings are one level lower, the window keeps its title, and there are no
   * redirects.
   */
  mode: 'page' | 'preview'
  branding?: FormBranding
  /** Rejects with what went wrong. A preview saves nothing and resolves. */
  onSubmit: (given: Given) => Promise<unknown>
  /** The text that replaces the form once it is closed. */
  closedText?: string
  /** Its language, if it is not that of the page. */
  closedLang?: Language
  /** The booking page that follows the form. */
  nextPage?: NextPage | null
  /** The address that the form is sent to without scripts. */
  plainAction?: string
  /** The name under which answers are kept in this browser until they are sent; without it they are not kept. */
  draftName?: string
  /** Reads the form again, when it has changed since it was opened. */
  onRenew?: () => Promise<void>
}

/** A form as its visitors answer it, laid out by the width of the container around it: the preview shows a phone on a desk. */
export function FormView(props: Props) {
  const { form, mode, branding, onSubmit, closedText, closedLang, nextPage, plainAction, draftName, onRenew } = props
  const texts = useTexts('form')
  const { t } = texts
  const element = useRef<HTMLFormElement>(null)
  const { logic, ...answering } = useAnswering({ form, element, draftName, onSubmit })
  const [isRenewed, setIsRenewed] = useState(false)
  const isPreview = mode === 'preview'
  const refusal = answering.failure?.closedText
  const closed = refusal ?? closedText
  const isLong = logic.visible.length >= LONG_FORM

  async function renew() {
    await onRenew?.()
    answering.startAnew()
    setIsRenewed(true)
    element.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }

  return (
    <div style={branding?.look} className="overflow-clip bg-card sm:@xl:rounded-2xl sm:@xl:border sm:@xl:shadow-sm">
      {answering.done ? (
        <answering.done.ThankYou
          title={form.title}
          text={form.thanksText}
          lang={form.lang}
          redirectUrl={answering.done.redirectUrl}
          nextPage={nextPage ?? null}
          isPreview={isPreview}
          onBack={answering.goBack}
        />
      ) : closed !== undefined ? (
        <ClosedNotice
          title={form.title}
          message={closed}
          lang={{ title: form.lang?.title, message: refusal === undefined ? closedLang : undefined }}
          asker={branding?.asker}
          onBack={refusal === undefined ? undefined : answering.goBack}
        />
      ) : (
        <>
          {isLong && <Progress done={answering.answered} total={logic.visible.length} />}
          <form
            ref={element}
            noValidate
            // Without scripts.
            method={plainAction && 'post'}
            action={plainAction}
            onSubmit={answering.submit}
            onKeyDown={goOnByEnter}
            className="px-5 pt-8 pb-8 @xl:px-10 @xl:pt-10 @xl:pb-10"
          >
            <FormHeader
              title={form.title}
              description={form.description}
              lang={form.lang}
              asker={branding?.asker}
              hasRequired={logic.required.length > 0}
              isPreview={isPreview}
            />
            <QuestionList
              drawn={answering.drawn}
              rules={form.logicRules}
              messagesLang={form.lang?.messages}
              logic={logic}
              typed={answering.typed}
              issues={answering.issues}
              onChange={answering.change}
              onLeave={answering.leave}
            />
            <Honeypot />
            {form.questions.length === 0 ? (
              <p className="pt-9 text-muted-foreground">{t.empty}</p>
            ) : (
              <SubmitBar
                label={form.submitLabel}
                labelLang={form.lang?.submitLabel}
                isPending={answering.isPending}
                failure={answering.failure}
                isRenewed={isRenewed}
                progress={isLong ? progressText(answering.answered, logic.visible.length, texts) : null}
                privacy={isPreview ? null : privacyText(form.brand, texts)}
                hasDraft={answering.hasDraft}
                plain={plainAction === undefined ? null : <PlainSubmit form={form} seen={logic.visible} />}
                onClear={answering.clear}
                onRenew={onRenew && renew}
              />
            )}
          </form>
        </>
      )}
    </div>
  )
}

function progressText(answered: number, total: number, { t, say }: PartTexts<'form'>): string {
  return answered === 0 ? say(t.questions, { count: total }) : say(t.answered, { answered, total })
}

function privacyText(brand: NamedBrand | undefined, { t, say }: PartTexts<'form'>): string {
  return brand ? say(t.privacyNamed, { name: brand.name }) : t.privacy
}
