'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSendMessage } from '@/lib/client/contact'
import { ApiError, refusedOf } from '@/lib/client/request'
import { type ContactInput, contactSchema } from '@/lib/contact/schema'
import { errorWords } from '@/messages/error-words'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { Button } from '../ui/button'
import { Input } from '../ui/input'
import { Textarea } from '../ui/textarea'
import { useHydrated } from '../ui/use-hydrated'
import { toast } from '../ui/use-toast'

type Sender = { fullName: string; email: string }

/** A signed-in sender is filled in. A message that could not be sent stays in the form. */
export function ContactForm({ sender }: { sender: Sender }) {
  const { t } = useTexts('contact')
  const texts = { errors: useTexts('visitorErrors'), checks: useCheckTexts() }
  const isHydrated = useHydrated()
  const [isSent, setSent] = useState(false)
  const message = useSendMessage()
  const form = useForm<ContactInput>({
    resolver: zodResolver(contactSchema),
    defaultValues: { ...sender, message: '', website: '' },
  })
  const { errors } = form.formState

  async function send(input: ContactInput) {
    try {
      await message.mutateAsync(input)
      toast({ title: t.sentToast })
      setSent(true)
    } catch (error) {
      const description = (error instanceof ApiError && errorWords(refusedOf(error), texts)) || t.failedText
      toast({ title: t.failedTitle, description, variant: 'destructive' })
    }
  }

  function writeAnother() {
    form.reset()
    setSent(false)
  }

  if (isSent) return <MessageSent onAgain={writeAnother} />
  return (
    <form noValidate className="mt-8" onSubmit={form.handleSubmit(send)}>
      <fieldset disabled={!isHydrated} className="grid min-w-0 gap-5">
        <Field label={t.fullName} error={errors.fullName?.message}>
          {(control) => <Input {...control} autoComplete="name" {...form.register('fullName')} />}
        </Field>
        <Field label={t.email} error={errors.email?.message}>
          {(control) => <Input {...control} type="email" autoComplete="email" {...form.register('email')} />}
        </Field>
        <Field label={t.message} error={errors.message?.message}>
          {(control) => <Textarea {...control} rows={7} {...form.register('message')} />}
        </Field>
        <div aria-hidden="true" className="absolute -inset-s-[9999px] size-px overflow-hidden">
          <input type="text" tabIndex={-1} autoComplete="off" aria-label={t.website} {...form.register('website')} />
        </div>
        <Button type="submit" className="justify-self-start" pending={message.isPending} disabled={message.isPending}>
          {t.submit}
        </Button>
      </fieldset>
    </form>
  )
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
      <Button variant="outline" onClick={onAgain}>
        {t.again}
      </Button>
    </section>
  )
}
