import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { LoadFailed } from '@/components/ui/load-failed'
import { moveFocus } from '@/components/ui/move-focus'
import { Skeleton } from '@/components/ui/skeleton'
import { useForKind } from '@/components/ui/team'
import { usePageLinks } from '@/lib/client/page-links'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { LinkRow } from './link-row'
import { NewLinkDialog } from './new-link-dialog'

export type LinkedPage = Pick<TimeSlotPage, 'id' | 'timezone' | 'visibility'>

/** The links of a page, newest first. They are written at once, beside any form around them. */
export function PageLinks({ page }: { page: LinkedPage }) {
  const { t } = useTexts('pageLinks')
  const forKind = useForKind()
  const { data: links, isPending, refetch } = usePageLinks(page.id)
  const [isMaking, setMaking] = useState(false)
  const add = useRef<HTMLButtonElement>(null)
  if (isPending) return <Skeleton className="h-24" />
  if (!links) return <LoadFailed title={t.loadFailed} onRetry={() => void refetch()} />
  return (
    <div className="grid gap-4">
      {links.length === 0 ? (
        <p className="text-muted-foreground text-sm">{page.visibility === 'secret' ? forKind(t.none) : t.nonePublic}</p>
      ) : (
        <ul aria-label={t.list} className="divide-y border-y">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} page={page} onDeleted={() => moveFocus(() => add.current)} />
          ))}
        </ul>
      )}
      <div>
        <Button ref={add} variant="outline" onClick={() => setMaking(true)}>
          <Plus aria-hidden="true" className="size-4" />
          {t.newLink}
        </Button>
      </div>
      <NewLinkDialog page={page} open={isMaking} onClose={() => setMaking(false)} />
    </div>
  )
}
