'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { postMessage } from '@/lib/client/visitor/before-sign-in'
import { VisitorError } from '@/lib/client/visitor/visitor-request'
import { errorWords } from '@/messages/error-words'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { buttonStyles } from '../ui/button-styles'
import { controlStyles } from '../ui/control-styles'
import { PendingButton } from '../ui/pending-button'
import { useHydrated } from '../ui/use-hydrated'
import { toast } from '../ui/use-toast'

type Sender = { fullName: string; email: string }
/** The messages of wrong fields, by their names. */
type Issues = Record<string, string>
type Check = typeof import('./check-message').checkMessage

/** In a chunk of its own, which the first touch of the form loads: the schema is heavier than the page. */
const loadCheck = async (): Promise<Check> => (await import('./check-message')).checkMessage

/** A signed-in sender is filled in. A message that could not be sent stays in the form. */
export function ContactForm({ sender }: { sender: Sender }) {
  const { t } = useTexts('contact')
  const texts = { errors: useTexts('visitorErrors'), checks: useCheckTexts() }
  const isHydrated = useHydrated()
  const [isSent, setSent] = useState(false)
  const [isPending, setPending] = useState(false)
  const [issues, setIssues] = useState<Issues>({})
  /** Once the fields were checked, each change checks them again. */
  const check = useRef<Check>(null)

  async function send(form: HTMLFormElement) {
    check.current = await loadCheck()
    const { message, issues: found } = check.current(new FormData(form))
    setIssues(found)
    if (!message) return focusFirst(form, found)
    await postMessage(message)
    toast({ title: t.sentToast })
    setSent(true)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setPending(true)
    try {
      await send(event.currentTarget)
    } catch (error) {
      const description = (error instanceof VisitorError && errorWords(error, texts)) || t.failedText
      toast({ title: t.failedTitle, description, variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }

  if (isSent) return <MessageSent onAgain={() => setSent(false)} />
  return (
    <form
      noValidate
      className="mt-8"
      onFocus={() => void loadCheck().catch(() => undefined)}
      onChange={({ currentTarget }) => check.current && setIssues(check.current(new FormData(currentTarget)).issues)}
      onSubmit={(event) => void submit(event)}
    >
      <fieldset disabled={!isHydrated} className="grid min-w-0 gap-5">
        <Field label={t.fullName} error={issues.fullName}>
          {(control) => (
            <input
              {...control}
              name="fullName"
              autoComplete="name"
              defaultValue={sender.fullName}
              className={`${controlStyles} h-11`}
            />
          )}
        </Field>
        <Field label={t.email} error={issues.email}>
          {(control) => (
            <input
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              defaultValue={sender.email}
              className={`${controlStyles} h-11`}
            />
          )}
        </Field>
        <Field label={t.message} error={issues.message}>
          {(control) => (
            <textarea
              {...control}
              name="message"
              rows={7}
              className={`${controlStyles} field-sizing-content min-h-24 py-2.5`}
            />
          )}
        </Field>
        <div aria-hidden="true" className="absolute -inset-s-[9999px] size-px overflow-hidden">
          <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-label={t.website} />
        </div>
        <PendingButton type="submit" className={buttonStyles({ className: 'justify-self-start' })} pending={isPending}>
          {t.submit}
        </PendingButton>
      </fieldset>
    </form>
  )
}

/** In the order of the form. */
function focusFirst(form: HTMLFormElement, issues: Issues): void {
  const wrong = [...form.elements].find((element) => Object.hasOwn(issues, element.getAttribute('name') ?? ''))
  if (wrong instanceof HTMLElement) wrong.focus()
}

function MessageSent({ onAgain }: { onAgain: () => void }) {
  const { t } = useTexts('contact')
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone with the form.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="mt-8 rounded-2xl border bg-card p-6 shadow-sm sm:p-8">
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-xl tracking-tight outline-none">
        {t.sentTitle}
      </h2>
      <p className="mt-2 mb-6 text-muted-foreground">{t.sentText}</p>
      <button type="button" className={buttonStyles({ variant: 'outline' })} onClick={onAgain}>
        {t.again}
      </button>
    </section>
  )
}
