'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, refusedOf } from '@/lib/client/request'
import { useSendMagicLink } from '@/lib/client/user'
import { errorWords } from '@/messages/error-words'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { Button } from '../ui/button'
import { Input } from '../ui/input'
import { dismissToast, toast } from '../ui/use-toast'
import { EmailSent } from './email-sent'
import { useLinkErrorToast } from './use-link-error-toast'

type LoginFormProps = {
  /** The failure that a login link came back with. */
  linkError?: string
  /** The path to open after sign-in; the server checks it. */
  next?: string
}

export function LoginForm({ linkError, next }: LoginFormProps) {
  const { t } = useTexts('auth')
  const texts = { errors: useTexts('visitorErrors'), checks: useCheckTexts() }
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const link = useSendMagicLink()
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

  function submit(event: FormEvent) {
    event.preventDefault()
    const address = email.trim()
    if (!address.includes('@')) return fail(t.invalidEmail)
    if (isSending.current) return
    isSending.current = true
    dismissToast()
    link.mutate(
      { email: address, next },
      {
        onSuccess: () => setSentTo(address),
        onError: (error) => fail(reason(error)),
        onSettled: () => {
          isSending.current = false
        },
      },
    )
  }

  function goBack() {
    isBack.current = true
    setEmail('')
    setSentTo(null)
  }

  function fail(description: string) {
    toast({ title: t.errorTitle, description, variant: 'destructive' })
  }

  function reason(error: Error): string {
    return error instanceof ApiError ? (errorWords(refusedOf(error), texts) ?? t.sendRefused) : t.sendFailed
  }

  if (sentTo) return <EmailSent email={sentTo} onBack={goBack} />
  return (
    <form noValidate onSubmit={submit}>
      <h1 className="text-balance text-center font-semibold text-2xl tracking-tight">{t.heading}</h1>
      <p className="mt-2 text-balance text-center text-muted-foreground">{t.intro}</p>
      <Field label={t.emailLabel} className="mt-8">
        {(control) => (
          <Input
            {...control}
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
      <Button type="submit" className="mt-4 w-full" pending={link.isPending} disabled={link.isPending || !email.trim()}>
        {t.submit}
      </Button>
    </form>
  )
}
