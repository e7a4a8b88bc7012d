import { useState } from 'react'
import { ApiError } from '@/lib/client/request'
import { useDeleteTeam } from '@/lib/client/teams'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { FormSection } from '../fields/form-section'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Input } from '../ui/input'
import { focusHeading } from '../ui/move-focus'
import type { ShownTeam } from '../ui/team'
import { useToastFailure } from '../ui/toast-failure'

/** Says what goes and when, and asks for the team's slug. */
export function DeleteTeam({ team }: { team: ShownTeam }) {
  const { t: all, say } = useTexts('teams')
  const t = all.delete
  const toastFailure = useToastFailure()
  const remove = useDeleteTeam(team.id)
  const [isAsking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()

  function ask(isOpen: boolean) {
    setTyped('')
    setError(undefined)
    setAsking(isOpen)
  }

  async function confirm() {
    try {
      await remove.mutateAsync(typed)
      setAsking(false)
      focusHeading()
    } catch (failure) {
      const [issue] = failure instanceof ApiError ? failure.issues : []
      setError(issue?.message)
      if (!issue) toastFailure(failure, t.failed)
    }
  }

  return (
    <FormSection title={t.heading} text={t.text}>
      <Button variant="outline" className="justify-self-start" onClick={() => ask(true)}>
        {t.heading}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={say(t.title, { team: team.name })}
        description={`${t.text}\n\n${say(t.confirmText, { slug: team.slug })}`}
        confirmLabel={t.heading}
        destructive
        pending={remove.isPending}
        onConfirm={() => void confirm()}
      >
        <Field label={t.slug} error={error}>
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </ConfirmDialog>
    </FormSection>
  )
}
