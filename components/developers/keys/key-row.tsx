import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { ApiKey } from '@/lib/api-keys/schema'
import { useMadeByKey } from '@/lib/client/api-keys'
import { useSettings } from '@/lib/client/settings'
import { formatDate } from '@/lib/scheduling/format-date'
import { SCOPE_AREAS, type Scope } from '@/lib/shared/scopes'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { useMinute } from '../../ui/use-minute'
import { RevokeKey } from './revoke-key'

/** One key: its name, beginning, rights and use. */
export function KeyRow({ apiKey, onRevoked }: { apiKey: ApiKey; onRevoked: () => void }) {
  const words = useTexts('apiKeys')
  const { t, say, locale } = words
  const { data: settings } = useSettings()
  const [isAsking, setAsking] = useState(false)
  const made = useMadeByKey(apiKey.id, isAsking)
  const nameId = useId()
  const now = useMinute(0)
  const isExpired = apiKey.expiresAt !== null && Date.parse(apiKey.expiresAt) <= now
  const dateOf = (instant: string) =>
    formatDate(Date.parse(instant), settings?.timezone ?? 'UTC', settings?.dateFormat ?? 'MMM D YYYY', locale)

  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span id={nameId} dir="auto" className="wrap-anywhere font-medium text-sm">
              {apiKey.name}
            </span>
            <code dir="ltr" className="rounded bg-muted px-1.5 py-0.5 font-mono text-xs">
              {`${apiKey.prefix}…`}
            </code>
            {isExpired && <Badge variant="secondary">{t.expired}</Badge>}
          </p>
          <p className="mt-1 text-muted-foreground text-sm">
            {say(t.facts, {
              created: say(t.created, { date: dateOf(apiKey.createdAt) }),
              used: apiKey.lastUsedAt ? say(t.used, { date: dateOf(apiKey.lastUsedAt) }) : t.neverUsed,
              end: apiKey.expiresAt ? say(t.expires, { date: dateOf(apiKey.expiresAt) }) : t.noExpiry,
            })}
          </p>
        </div>
        <Button
          variant="ghost"
          className="ms-auto px-3.5"
          pending={isAsking && made.isPending}
          aria-describedby={nameId}
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {t.revokeKey}
        </Button>
      </div>
      <ul className="flex flex-wrap gap-1.5">
        {rightsOf(apiKey.scopes, words).map((right) => (
          <li key={right} className="rounded-full border px-2.5 py-0.5 text-xs">
            {right}
          </li>
        ))}
      </ul>
      <RevokeKey
        apiKey={apiKey}
        made={made.data ?? null}
        open={isAsking && !made.isPending}
        onClose={() => setAsking(false)}
        onRevoked={onRevoked}
      />
    </li>
  )
}

function rightsOf(scopes: readonly Scope[], { t, say }: PartTexts<'apiKeys'>): string[] {
  return SCOPE_AREAS.flatMap((name) => {
    const area = t.areas[name]
    if (scopes.includes(`${name}:write`)) return [say(t.may.write, { area })]
    return scopes.includes(`${name}:read`) ? [say(t.may.read, { area })] : []
  })
}
