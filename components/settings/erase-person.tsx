import { type FormEvent, useState } from 'react'
import { useErasePerson, usePlanErasure } from '@/lib/client/people'
import type { ErasureCounts } from '@/lib/people/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Input } from '../ui/input'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'

/** An address, what there is about it, and only then the erasure. */
export function ErasePerson() {
  const { t, say } = useTexts('yourData')
  const toastFailure = useToastFailure()
  const plan = usePlanErasure()
  const erase = useErasePerson()
  const [email, setEmail] = useState('')
  const [found, setFound] = useState<ErasureCounts | null>(null)
  const [isNothing, setNothing] = useState(false)

  async function find(event: FormEvent) {
    event.preventDefault()
    try {
      const counts = await plan.mutateAsync(email)
      const isThere = counts.bookings + counts.invitations + counts.responses > 0
      setNothing(!isThere)
      if (isThere) setFound(counts)
    } catch (error) {
      toastFailure(error, t.erase.failed)
    }
  }

  async function confirm() {
    try {
      const { status } = await erase.mutateAsync(email)
      toast({ title: t.erase.done, ...(status === 'pending' && { description: t.erase.pending }) })
      setFound(null)
      setEmail('')
    } catch (error) {
      toastFailure(error, t.erase.eraseFailed)
    }
  }

  return (
    <form onSubmit={(event) => void find(event)} className="grid gap-3 border-t pt-5" noValidate>
      <h2 className="font-semibold">{t.erase.heading}</h2>
      <p className="text-muted-foreground text-sm">{t.erase.text}</p>
      <Field label={t.erase.email}>
        {(aria) => (
          <Input
            {...aria}
            type="email"
            dir="ltr"
            autoComplete="off"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value)
              setNothing(false)
            }}
          />
        )}
      </Field>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {isNothing ? t.erase.nothing : ''}
      </p>
      <Button
        type="submit"
        variant="outline"
        className="justify-self-start"
        pending={plan.isPending}
        disabled={plan.isPending || email.trim() === ''}
      >
        {t.erase.find}
      </Button>
      <ConfirmDialog
        open={found !== null}
        onOpenChange={(open) => !open && setFound(null)}
        title={say(t.erase.title, { email })}
        description={found ? say(t.erase.counts, countsOf(found)) : ''}
        confirmLabel={t.erase.confirm}
        destructive
        pending={erase.isPending}
        onConfirm={() => void confirm()}
      />
    </form>
  )
}

function countsOf({ bookings, cancelled, invitations, responses, files }: ErasureCounts) {
  return { bookings, cancelled, invitations, responses, files }
}
