'use client'

import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useApiKeys } from '@/lib/client/api-keys'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../../fields/form-section'
import { Button } from '../../ui/button'
import { LoadFailed } from '../../ui/load-failed'
import { moveFocus } from '../../ui/move-focus'
import { Skeleton } from '../../ui/skeleton'
import { useForKind } from '../../ui/team'
import { CurlLine } from './curl-line'
import { KeyRow } from './key-row'
import { NewKeyDialog } from './new-key-dialog'

export function KeysSection() {
  const { keys } = useTexts('developers').t
  const { t } = useTexts('apiKeys')
  const forKind = useForKind()
  const { data, isPending, error, refetch } = useApiKeys()
  const [isMaking, setMaking] = useState(false)
  const add = useRef<HTMLButtonElement>(null)
  return (
    <FormSection anchor="keys" title={keys.heading} text={forKind(keys.intro)}>
      {isPending && <Skeleton className="h-24" />}
      {!isPending && !data && <LoadFailed title={t.loadFailed} error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <div className="grid gap-2 text-muted-foreground text-sm">
          <p>{t.none}</p>
          <CurlLine />
        </div>
      )}
      {data && data.length > 0 && (
        <ul aria-label={t.list} className="divide-y border-y">
          {data.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoked={() => moveFocus(() => add.current)} />
          ))}
        </ul>
      )}
      <div>
        <Button ref={add} variant="outline" onClick={() => setMaking(true)}>
          <Plus aria-hidden="true" className="size-4" />
          {t.newKey}
        </Button>
      </div>
      <NewKeyDialog open={isMaking} onClose={() => setMaking(false)} />
    </FormSection>
  )
}
