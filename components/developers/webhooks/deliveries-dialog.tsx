import { useDeliveries } from '@/lib/client/webhooks'
import type { WebhookEndpoint } from '@/lib/webhooks/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../../ui/button'
import { Dialog, DialogContent } from '../../ui/dialog'
import { LoadFailed } from '../../ui/load-failed'
import { Skeleton } from '../../ui/skeleton'
import { DeliveryRow } from './delivery-row'

type DeliveriesDialogProps = { open: boolean; endpoint: WebhookEndpoint; onClose: () => void }

export function DeliveriesDialog({ open, endpoint, onClose }: DeliveriesDialogProps) {
  const { t } = useTexts('webhooks')
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent isRead title={t.log.title} description={t.log.text} className="max-w-2xl">
        {open && <Deliveries endpoint={endpoint} />}
      </DialogContent>
    </Dialog>
  )
}

function Deliveries({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTexts('webhooks')
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useDeliveries(endpoint.id)
  const items = data?.pages.flatMap((page) => page.items) ?? []
  if (isPending) return <Skeleton className="h-40" />
  if (!data) return <LoadFailed title={t.log.loadFailed} error={error} onRetry={() => void refetch()} />
  if (items.length === 0) return <p className="text-muted-foreground text-sm">{t.log.none}</p>
  return (
    <div className="grid min-w-0 gap-3">
      <ul aria-label={t.log.title} className="min-w-0 divide-y border-y">
        {items.map((delivery) => (
          <DeliveryRow key={delivery.id} endpoint={endpoint} delivery={delivery} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="outline" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.log.more}
        </Button>
      )}
    </div>
  )
}
