'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { postMagicLink } from '@/lib/client/visitor/before-sign-in'
import { VisitorError } from '@/lib/client/visitor/visitor-request'
import type { Newcomers } from '@/lib/shared/sign-up'
import { errorWords } from '@/messages/error-words'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { buttonStyles } from '../ui/button-styles'
import { controlStyles } from '../ui/control-styles'
import { PendingButton } from '../ui/pending-button'
import { dismissToast, toast } from '../ui/use-toast'
import { EmailSent, type Sending } from './email-sent'
import { OidcButton } from './oidc-button'
import { SignInNotice } from './sign-in-notice'
import { useLinkErrorToast } from './use-link-error-toast'

type LoginFormProps = {
  /** The failure that a login link came back with. */
  linkError?: string
  /** The path to open after sign-in; the server checks it. */
  next?: string
  /** The name of the organization's provider, where there is one. */
  provider?: string
  newcomers?: Newcomers
}

const NOT_SENT: Sending = { isSent: false, retryAfterSeconds: null }

export function LoginForm({ linkError, next, provider, newcomers = 'none' }: LoginFormProps) {
  const { t } = useTexts('auth')
  const texts = { errors: useTexts('visitorErrors'), checks: useCheckTexts() }
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isPending, setPending] = useState(false)
  const isBack = useRef(false)
  // Known at once: a second Enter comes before the state does.
  const isSending = useRef(false)
  useLinkErrorToast(linkError)

  useEffect(() => {
    // Text typed or filled in before the scripts loaded is in the input, not yet in our state.
    if (input.current?.value) setEmail(input.current.value)
    // Ready to type in; on a phone the keyboard would cover the page.
    if (window.matchMedia?.('(pointer: fine)').matches) input.current?.focus()
  }, [])

  // The pressed button was removed with its view.
  useEffect(() => {
    if (sentTo === null && isBack.current) input.current?.focus()
  }, [sentTo])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const address = email.trim()
    if (!address.includes('@')) return fail(t.invalidEmail)
    if ((await sendTo(address)).isSent) setSentTo(address)
  }

  async function sendTo(address: string): Promise<Sending> {
    if (isSending.current) return NOT_SENT
    isSending.current = true
    setPending(true)
    dismissToast()
    try {
      await postMagicLink({ email: address, next })
      return { isSent: true, retryAfterSeconds: null }
    } catch (error) {
      fail(reason(error))
      return error instanceof VisitorError ? { ...NOT_SENT, retryAfterSeconds: error.retryAfterSeconds } : NOT_SENT
    } finally {
      isSending.current = false
      setPending(false)
    }
  }

  function goBack() {
    isBack.current = true
    setEmail('')
    setSentTo(null)
  }

  function fail(description: string) {
    toast({ title: t.errorTitle, description, variant: 'destructive' })
  }

  function reason(error: unknown): string {
    return error instanceof VisitorError ? (errorWords(error, texts) ?? t.sendRefused) : t.sendFailed
  }

  if (sentTo) return <EmailSent email={sentTo} onBack={goBack} onAgain={() => sendTo(sentTo)} />
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h1 className="text-balance text-center font-semibold text-2xl tracking-tight">{t.heading}</h1>
      <p className="mt-2 text-balance text-center text-muted-foreground">{t.intro}</p>
      <SignInNotice error={linkError} isOnly={false} />
      <Field label={t.emailLabel} className="mt-8">
        {(control) => (
          <input
            {...control}
            className={`${controlStyles} h-11`}
            ref={input}
            type="email"
            name="email"
            autoComplete="email"
            placeholder={t.emailPlaceholder}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <PendingButton
        type="submit"
        className={buttonStyles({ className: 'mt-4 w-full' })}
        pending={isPending}
        disabled={!email.trim()}
      >
        {t.submit}
      </PendingButton>
      {newcomers !== 'none' && (
        <p className="mt-3 text-balance text-center text-muted-foreground text-sm">
          {newcomers === 'all' ? t.newHere : t.maybeNewHere}
        </p>
      )}
      {provider !== undefined && (
        <>
          <p className="my-4 flex items-center gap-3 text-muted-foreground text-sm before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
            {t.or}
          </p>
          <OidcButton name={provider} next={next} />
        </>
      )}
    </form>
  )
}
