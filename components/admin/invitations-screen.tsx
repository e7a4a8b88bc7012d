'use client'

import { type FormEvent, useState } from 'react'
import type { SignUpInvitation } from '@/lib/admin/schema'
import { useInviteToSignUp, useSignUpInvitations, useWithdrawSignUp } from '@/lib/client/admin'
import { ApiError } from '@/lib/client/request'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { FormSection } from '../fields/form-section'
import { PageHeader } from '../layout/page-header'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Input } from '../ui/input'
import { LoadFailed } from '../ui/load-failed'
import { focusHeading } from '../ui/move-focus'
import { Skeleton } from '../ui/skeleton'
import { useReasonOf, useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'
import { useDay } from './use-day'

/** Who was invited to get an account. `openedAt`: the server's now in epoch milliseconds. */
export function InvitationsScreen({ openedAt }: { openedAt: number }) {
  const { t: all } = useTexts('admin')
  const t = all.invitations
  const { data, isPending, error, refetch } = useSignUpInvitations()
  return (
    <>
      <PageHeader title={t.title} text={t.intro} />
      <div className="grid gap-5">
        <InviteSection />
        <FormSection title={t.list} isTitled={false}>
          {isPending && <Skeleton className="h-16" />}
          {!isPending && !data && <LoadFailed title={all.loadFailed} error={error} onRetry={() => void refetch()} />}
          {data?.length === 0 && <p className="text-muted-foreground text-sm">{t.empty}</p>}
          {data && data.length > 0 && (
            <ul aria-label={t.list} className="-my-3 divide-y">
              {data.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} openedAt={openedAt} />
              ))}
            </ul>
          )}
        </FormSection>
      </div>
    </>
  )
}

/** Keeps what was typed when the invitation is refused, and says why beside it. */
function InviteSection() {
  const { t: all, say } = useTexts('admin')
  const t = all.invitations
  const toastFailure = useToastFailure()
  const reasonOf = useReasonOf()
  const { mutateAsync, isPending } = useInviteToSignUp()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setError(undefined)
    try {
      await mutateAsync(email)
      toast({ title: say(t.sent, { email: email.trim() }) })
      setEmail('')
    } catch (failure) {
      const [issue] = failure instanceof ApiError ? failure.issues : []
      const message = issue?.message ?? reasonOf(failure)
      setError(message)
      if (!message) toastFailure(failure, t.failed)
    }
  }

  return (
    <FormSection title={t.submit} isTitled={false}>
      <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={(event) => void submit(event)}>
        <Field label={t.email} error={error} className="flex-1 basis-60">
          {(control) => (
            <Input
              {...control}
              type="email"
              dir="ltr"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" pending={isPending} className="sm:mt-[1.625rem]">
          {t.submit}
        </Button>
      </form>
    </FormSection>
  )
}

function InvitationRow({ invitation, openedAt }: { invitation: SignUpInvitation; openedAt: number }) {
  const { t: all, say } = useTexts('admin')
  const t = all.invitations
  const { day } = useDay()
  const toastFailure = useToastFailure()
  const withdraw = useWithdrawSignUp()
  const [isAsking, setAsking] = useState(false)
  const { id, email, expiresAt, usedAt } = invitation
  const isOpen = usedAt === null && Date.parse(expiresAt) > openedAt
  const state = usedAt ? say(t.used, { date: day(usedAt) }) : say(isOpen ? t.open : t.expired, { date: day(expiresAt) })

  /** The pressed button goes with its row. */
  async function end() {
    try {
      await withdraw.mutateAsync(id)
      toast({ title: t.withdrawn })
      focusHeading()
    } catch (error) {
      toastFailure(error, t.withdrawFailed)
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3">
      <div className="min-w-0">
        <p dir="ltr" className="wrap-anywhere text-along font-medium text-sm">
          {email}
        </p>
        <p className="mt-0.5 text-muted-foreground text-sm">{state}</p>
      </div>
      {isOpen && (
        <Button
          variant="ghost"
          className="-ms-3.5 px-3.5 sm:ms-auto"
          pending={withdraw.isPending}
          onClick={() => setAsking(true)}
        >
          {t.withdraw}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say(t.withdrawTitle, { email })}
        description={t.withdrawText}
        confirmLabel={t.withdraw}
        destructive
        onConfirm={() => void end()}
      />
    </li>
  )
}
