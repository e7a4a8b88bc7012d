import { KeyRound, Pause, Pencil, Play, ScrollText, Send, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useSettings } from '@/lib/client/settings'
import { useTestWebhook, useUpdateWebhook } from '@/lib/client/webhooks'
import { formatDate } from '@/lib/scheduling/format-date'
import type { WebhookDelivery, WebhookEndpoint } from '@/lib/webhooks/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem } from '../../ui/dropdown-menu'
import { MoreMenuTrigger } from '../../ui/more-menu-trigger'
import { useToastFailure } from '../../ui/toast-failure'
import { MadeByKey } from '../keys/made-by-key'
import { DeleteEndpoint } from './delete-endpoint'
import { DeliveriesDialog } from './deliveries-dialog'
import { EndpointDialog } from './endpoint-dialog'
import { RotateSecret } from './rotate-secret'
import { TestResult } from './test-result'

type Asked = 'edit' | 'log' | 'rotate' | 'delete' | null

/** One endpoint: where it is, how it stands, and what can be done with it. */
export function EndpointRow({ endpoint, onDeleted }: { endpoint: WebhookEndpoint; onDeleted: () => void }) {
  const { t } = useTexts('webhooks')
  const toastFailure = useToastFailure()
  const test = useTestWebhook(endpoint.id)
  const update = useUpdateWebhook(endpoint.id)
  const [asked, setAsked] = useState<Asked>(null)
  const [tested, setTested] = useState<WebhookDelivery | null>(null)
  const nameId = useId()
  const isActive = endpoint.status === 'active'
  const close = () => setAsked(null)

  async function send() {
    setTested(null)
    try {
      setTested(await test.mutateAsync())
    } catch (error) {
      toastFailure(error, t.test.failed)
    }
  }

  async function turn() {
    try {
      await update.mutateAsync({ paused: isActive })
    } catch (error) {
      toastFailure(error, t.saveFailed)
    }
  }

  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-start justify-between gap-2">
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <code id={nameId} dir="ltr" className="break-all font-mono text-xs leading-relaxed">
              {endpoint.url}
            </code>
            <StateBadge endpoint={endpoint} />
          </p>
          {endpoint.description && (
            <p dir="auto" className="wrap-anywhere text-sm">
              {endpoint.description}
            </p>
          )}
          <StateSentence endpoint={endpoint} />
          <MadeByKey keyId={endpoint.keyId} />
        </div>
        <DropdownMenu>
          <MoreMenuTrigger of={endpoint.url} pending={update.isPending} />
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={() => setAsked('edit')}>
              <Pencil aria-hidden="true" />
              {t.actions.edit}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => void turn()}>
              {isActive ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
              {isActive ? t.actions.pause : t.actions.resume}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => setAsked('rotate')}>
              <KeyRound aria-hidden="true" />
              {t.actions.rotate}
            </DropdownMenuItem>
            <DropdownMenuItem destructive onSelect={() => setAsked('delete')}>
              <Trash2 aria-hidden="true" />
              {t.actions.delete}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      <ul className="flex flex-wrap gap-1.5">
        {endpoint.events.map((event) => (
          <li key={event} className="rounded-full border px-2.5 py-0.5 text-xs">
            {t.events[event]}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          className="px-3.5"
          pending={test.isPending}
          aria-describedby={nameId}
          onClick={() => void send()}
        >
          <Send aria-hidden="true" className="size-4" />
          {t.actions.test}
        </Button>
        <Button variant="ghost" className="px-2.5 sm:px-3.5" aria-describedby={nameId} onClick={() => setAsked('log')}>
          <ScrollText aria-hidden="true" className="size-4" />
          {t.actions.log}
        </Button>
      </div>
      <div role="status">{tested && <TestResult delivery={tested} />}</div>
      <EndpointDialog open={asked === 'edit'} endpoint={endpoint} onClose={close} />
      <DeliveriesDialog open={asked === 'log'} endpoint={endpoint} onClose={close} />
      <RotateSecret open={asked === 'rotate'} endpoint={endpoint} onClose={close} />
      <DeleteEndpoint open={asked === 'delete'} endpoint={endpoint} onClose={close} onDeleted={onDeleted} />
    </li>
  )
}

function StateBadge({ endpoint: { status, failingSince } }: { endpoint: WebhookEndpoint }) {
  const { t } = useTexts('webhooks')
  if (status === 'active' && !failingSince) return <Badge>{t.states.active}</Badge>
  if (status === 'paused') return <Badge variant="secondary">{t.states.paused}</Badge>
  return <Badge variant="warning">{status === 'active' ? t.states.failing : t.states.off}</Badge>
}

function StateSentence({ endpoint: { status, failingSince } }: { endpoint: WebhookEndpoint }) {
  const { t, say, locale } = useTexts('webhooks')
  const { data: settings } = useSettings()
  const { timezone = 'UTC', dateFormat = 'MMM D YYYY' } = settings ?? {}
  const since = failingSince && formatDate(Date.parse(failingSince), timezone, dateFormat, locale)
  const sentence = status === 'active' ? since && say(t.failingSince, { date: since }) : t.sentences[status]
  return sentence ? <p className="text-muted-foreground text-sm">{sentence}</p> : null
}
