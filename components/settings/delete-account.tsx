import { useState } from 'react'
import { useFarewell, useLeaveAccount } from '@/lib/client/people'
import { longDate, toWallClock } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { useOwner } from '../layout/owner'
import { useClock } from '../layout/use-clock'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Input } from '../ui/input'
import { useToastFailure } from '../ui/toast-failure'

/** Says what goes and when, and asks for the address of the account. */
export function DeleteAccount() {
  const { t, say, locale } = useTexts('yourData')
  const clock = useClock()
  const { email } = useOwner()
  const toastFailure = useToastFailure()
  const leave = useLeaveAccount()
  const [isAsking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const { people: count = 0, until } = useFarewell(isAsking) ?? {}
  const told =
    count > 0 &&
    until &&
    say(t.remove.told, { count, date: longDate(toWallClock(Date.parse(until), clock?.timezone ?? 'UTC').date, locale) })

  async function confirm() {
    try {
      await leave.mutateAsync(typed)
      // The session is over: everything that was read belongs to nobody now.
      window.location.assign('/auth')
    } catch (error) {
      toastFailure(error, t.remove.failed)
    }
  }

  return (
    <div className="grid gap-3 border-t pt-5">
      <h2 className="font-semibold">{t.remove.heading}</h2>
      <p className="text-muted-foreground text-sm">{t.remove.text}</p>
      <Button
        variant="outline"
        className="justify-self-start"
        onClick={() => {
          setTyped('')
          setAsking(true)
        }}
      >
        {t.remove.open}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.remove.title}
        description={[told, say(t.remove.confirmText, { email })].filter(Boolean).join('\n\n')}
        confirmLabel={t.remove.confirm}
        destructive
        pending={leave.isPending}
        onConfirm={() => void confirm()}
      >
        <Field label={t.remove.email}>
          {(aria) => (
            <Input
              {...aria}
              type="email"
              dir="ltr"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </ConfirmDialog>
    </div>
  )
}
