'use client'

import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useWebhooks } from '@/lib/client/webhooks'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../../fields/form-section'
import { Button } from '../../ui/button'
import { LoadFailed } from '../../ui/load-failed'
import { moveFocus } from '../../ui/move-focus'
import { Skeleton } from '../../ui/skeleton'
import { EndpointDialog } from './endpoint-dialog'
import { EndpointRow } from './endpoint-row'

export function WebhooksSection() {
  const { webhooks } = useTexts('developers').t
  const { t } = useTexts('webhooks')
  const { data, isPending, error, refetch } = useWebhooks()
  const [isMaking, setMaking] = useState(false)
  const add = useRef<HTMLButtonElement>(null)
  return (
    <FormSection anchor="webhooks" title={webhooks.heading} text={webhooks.intro}>
      {isPending && <Skeleton className="h-24" />}
      {!isPending && !data && <LoadFailed title={t.loadFailed} error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-muted-foreground text-sm">{t.none}</p>}
      {data && data.length > 0 && (
        <ul aria-label={t.list} className="divide-y border-y">
          {data.map((endpoint) => (
            <EndpointRow key={endpoint.id} endpoint={endpoint} onDeleted={() => moveFocus(() => add.current)} />
          ))}
        </ul>
      )}
      <div>
        <Button ref={add} variant="outline" onClick={() => setMaking(true)}>
          <Plus aria-hidden="true" className="size-4" />
          {t.newEndpoint}
        </Button>
      </div>
      <EndpointDialog open={isMaking} onClose={() => setMaking(false)} />
    </FormSection>
  )
}
