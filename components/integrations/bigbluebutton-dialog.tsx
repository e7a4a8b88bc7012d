import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type BigbluebuttonTyped, bigbluebuttonSchema } from '@/lib/calendars/screen/bigbluebutton-schema'
import { useConnectBigbluebutton } from '@/lib/client/integrations'
import { ApiError } from '@/lib/client/request'
import type { Integration } from '@/lib/shared/calendars/integration'
import { issuesOfFields } from '@/lib/shared/field-issues'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { Button } from '../ui/button'
import { Dialog, DialogContent } from '../ui/dialog'
import { Input } from '../ui/input'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'

const FIELDS = ['serverUrl', 'secret'] as const

type Connecting = ReturnType<typeof useConnectBigbluebutton>
type BigbluebuttonDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Asks for a server and its secret. Stays open until the server has accepted it. */
export function BigbluebuttonDialog({ open, onOpenChange }: BigbluebuttonDialogProps) {
  const { t, say } = useTexts('bigbluebutton')
  const connect = useConnectBigbluebutton()

  function done({ account }: Integration) {
    onOpenChange(false)
    toast({ title: t.connected, description: say(t.connectedText, { account }) })
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !connect.isPending && onOpenChange(next)}>
      <DialogContent title={t.connect} description={t.intro}>
        <ServerForm connect={connect} onDone={done} onCancel={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  )
}

type ServerFormProps = { connect: Connecting; onDone: (integration: Integration) => void; onCancel: () => void }

/** Keeps the typed values when the server refuses them. */
function ServerForm({ connect, onDone, onCancel }: ServerFormProps) {
  const { t } = useTexts('bigbluebutton')
  const actions = useTexts('actions').t
  const toastFailure = useToastFailure()
  const form = useForm<BigbluebuttonTyped>({
    // Checked as on the server, but sent as typed.
    resolver: zodResolver(bigbluebuttonSchema, undefined, { raw: true }),
    defaultValues: { serverUrl: '', secret: '' },
  })
  const { errors } = form.formState

  async function submit(typed: BigbluebuttonTyped) {
    try {
      onDone(await connect.mutateAsync(typed))
    } catch (error) {
      const issues = issuesOfFields(FIELDS, error instanceof ApiError ? error.issues : [])
      for (const { name, message } of issues) form.setError(name, { message }, { shouldFocus: true })
      if (issues.length === 0) toastFailure(error, t.failed, t.nothingStored)
    }
  }

  const bare = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
      <Field label={t.address} hint={t.hint} error={errors.serverUrl?.message}>
        {(control) => (
          <Input
            {...control}
            {...bare}
            inputMode="url"
            dir="ltr"
            placeholder="https://video.example.com/bigbluebutton/"
            {...form.register('serverUrl')}
          />
        )}
      </Field>
      <Field label={t.secret} error={errors.secret?.message}>
        {(control) => <Input {...control} {...bare} type="password" dir="ltr" {...form.register('secret')} />}
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button type="button" variant="outline" disabled={connect.isPending} onClick={onCancel}>
          {actions.cancel}
        </Button>
        <Button type="submit" pending={connect.isPending} disabled={connect.isPending}>
          {connect.isPending ? t.checking : t.submit}
        </Button>
      </div>
    </form>
  )
}
