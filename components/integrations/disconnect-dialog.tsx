import { consequencesOf, usageOf } from '@/lib/calendars/screen/usage'
import { useDisconnect, useIntegrations } from '@/lib/client/integrations'
import { useSettings } from '@/lib/client/settings'
import { useTimeSlotPages } from '@/lib/client/time-slot-pages'
import type { Integration } from '@/lib/vocabulary/integration'
import { SERVICE_NAMES } from '@/lib/vocabulary/service-names'
import { focusHeading } from '../layout/heading-focus'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { toastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'

type DisconnectDialogProps = { integration: Integration; open: boolean; onOpenChange: (open: boolean) => void }

/** Says what will be otherwise before anything is. */
export function DisconnectDialog({ integration, open, onOpenChange }: DisconnectDialogProps) {
  const disconnect = useDisconnect(integration.id)

  async function confirm() {
    try {
      await disconnect.mutateAsync()
      toast({ title: 'Integration disconnected', description: 'Integration successfully disconnected' })
    } catch (error) {
      onOpenChange(false)
      toastFailure(error, 'Disconnection failed', 'Failed to disconnect integration')
    }
  }

  const account = integration.account ? ` (${integration.account})` : ''
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Disconnect ${SERVICE_NAMES[integration.type]}?`}
      description={`Slotform gives up its access to this account${account}. Meetings that stand already stay as they are.`}
      confirmLabel="Disconnect"
      destructive
      pending={disconnect.isPending}
      onConfirm={() => void confirm()}
      onGone={focusHeading}
    >
      <Consequences integration={integration} />
    </ConfirmDialog>
  )
}

/** Read when the question is asked. */
function Consequences({ integration }: { integration: Integration }) {
  const { data: integrations = [] } = useIntegrations()
  const { data: pages, isPending } = useTimeSlotPages()
  const { data: settings } = useSettings()
  if (isPending) return <Line>Looking for time slot pages that use it…</Line>
  if (!pages || !settings) return <Line>Time slot pages that use it will do without it.</Line>
  const consequences = consequencesOf(usageOf(integration, integrations, pages, settings))
  if (consequences.length === 0) return <Line>No time slot page uses it.</Line>
  return (
    <ul className="list-disc space-y-1.5 rounded-lg bg-warning-soft py-3 pr-4 pl-8 text-sm text-warning-foreground">
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
