'use client'

import { ExternalLink } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useSignOut } from '@/components/layout/use-sign-out'
import { ApiError, refusedOf } from '@/lib/client/request'
import { useAcceptTerms } from '@/lib/client/user'
import { errorWords } from '@/messages/error-words'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { Checkbox } from '../ui/checkbox'
import { toast } from '../ui/use-toast'

const NAVIGATION_DELAY_MS = 100

/** `next`: the path to go to afterwards. */
export function TermsForm({ termsUrl, next }: { termsUrl: string; next: string }) {
  const { t } = useTexts('terms')
  const texts = { errors: useTexts('visitorErrors'), checks: useCheckTexts() }
  const auth = useTexts('auth').t
  const router = useRouter()
  const [isChecked, setChecked] = useState(false)
  const { signOut, isLeaving } = useSignOut()
  const acceptance = useAcceptTerms()
  const isBusy = acceptance.isPending || acceptance.isSuccess
  // Known at once: the second half of a double click comes before the state does.
  const isSending = useRef(false)

  function accept() {
    if (!isChecked) {
      return toast({ title: t.requiredTitle, description: t.requiredText, variant: 'destructive' })
    }
    if (isSending.current) return
    isSending.current = true
    acceptance.mutate(undefined, { onSuccess: welcome, onError: handleFailure })
  }

  function handleFailure(error: Error) {
    isSending.current = false
    fail(reason(error))
  }

  function fail(description: string) {
    toast({ title: t.errorTitle, description, variant: 'destructive' })
  }

  function reason(error: Error): string {
    return error instanceof ApiError ? (errorWords(refusedOf(error), texts) ?? t.acceptRefused) : t.acceptFailed
  }

  function welcome() {
    toast({ title: t.acceptedTitle, description: t.acceptedText })
    setTimeout(() => router.push(next), NAVIGATION_DELAY_MS)
  }

  return (
    <>
      <a href={termsUrl} target="_blank" rel="noreferrer" className={buttonStyles({ variant: 'outline' })}>
        {t.readFull}
        <ExternalLink aria-hidden="true" className="size-4" />
      </a>
      <Field label={t.checkbox} inline className="mt-5">
        {(control) => (
          <Checkbox {...control} checked={isChecked} onCheckedChange={(checked) => setChecked(checked === true)} />
        )}
      </Field>
      <Button className="mt-3 w-full" pending={isBusy} onClick={accept}>
        {isBusy ? t.submitting : t.submit}
      </Button>
      <Button
        variant="ghost"
        className="mt-2 w-full text-muted-foreground"
        disabled={isBusy || isLeaving}
        onClick={signOut}
      >
        {auth.signOut}
      </Button>
    </>
  )
}
