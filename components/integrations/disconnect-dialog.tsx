import { consequencesOf, usageOf } from '@/lib/calendars/screen/usage'
import { useDisconnect, useIntegrations } from '@/lib/client/integrations'
import { useSettings } from '@/lib/client/settings'
import { useTimeSlotPages } from '@/lib/client/time-slot-pages'
import type { Integration } from '@/lib/shared/calendars/integration'
import { SERVICE_NAMES } from '@/lib/shared/calendars/service-names'
import { useTexts } from '@/messages/react/texts-provider'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'

type DisconnectDialogProps = { integration: Integration; open: boolean; onOpenChange: (open: boolean) => void }

/** Names the consequences before an account is disconnected. */
export function DisconnectDialog({ integration, open, onOpenChange }: DisconnectDialogProps) {
  const { t, say } = useTexts('integrations')
  const toastFailure = useToastFailure()
  const disconnect = useDisconnect(integration.id)

  async function confirm() {
    try {
      await disconnect.mutateAsync()
      toast({ title: t.disconnect.done.title, description: t.disconnect.done.text })
    } catch (error) {
      onOpenChange(false)
      toastFailure(error, t.disconnect.failed.title, t.disconnect.failed.text)
    }
  }

  const { account } = integration
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={say(t.disconnect.title, { service: SERVICE_NAMES[integration.type] })}
      description={account ? say(t.disconnect.textNamed, { account }) : t.disconnect.text}
      confirmLabel={t.disconnect.button}
      destructive
      pending={disconnect.isPending}
      onConfirm={() => void confirm()}
    >
      <Consequences integration={integration} />
    </ConfirmDialog>
  )
}

function Consequences({ integration }: { integration: Integration }) {
  const words = useTexts('integrations')
  const t = words.t.disconnect
  const { data: integrations = [] } = useIntegrations()
  const { data: pages, isPending } = useTimeSlotPages()
  const { data: settings } = useSettings()
  if (isPending) return <Line>{t.checking}</Line>
  if (!pages || !settings) return <Line>{t.unknown}</Line>
  const consequences = consequencesOf(usageOf(integration, integrations, pages, settings), words)
  if (consequences.length === 0) return <Line>{t.unused}</Line>
  return (
    <ul className="list-disc space-y-1.5 rounded-lg bg-warning-soft py-3 pe-4 ps-8 text-sm text-warning-foreground">
      {consequences.map((consequence) => (
        <li key={consequence} className="break-words">
          {consequence}
        </li>
      ))}
    </ul>
  )
}

function Line({ children }: { children: string }) {
  return <p className="text-muted-foreground text-sm">{children}</p>
}
