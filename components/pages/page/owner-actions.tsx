import { ExternalLink, Pencil } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { CopyLink } from '@/components/layout/copy-link'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { LinksButton } from '../links/links-button'
import { PublishDialog } from '../list/publish-dialog'

export function OwnerActions({ page }: { page: TimeSlotPage }) {
  const { t } = useTexts('pages')
  const actions = useTexts('actions').t
  const isSecret = page.visibility === 'secret'
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      {page.isActive && !isSecret && (
        <a href={`/${page.slug}`} target="_blank" rel="noopener" className={buttonStyles({ variant: 'outline' })}>
          <ExternalLink aria-hidden="true" className="size-4" />
          {t.card.view}
        </a>
      )}
      <Link href={`/time-slot-pages/${page.id}/edit`} className={buttonStyles({ variant: 'outline' })}>
        <Pencil aria-hidden="true" className="size-4" />
        {actions.edit}
      </Link>
      <Button variant={page.isActive ? 'outline' : 'default'} onClick={() => setIsAsked(true)}>
        {page.isActive ? actions.unpublish : actions.publish}
      </Button>
      {isSecret ? (
        <LinksButton page={page} variant="ghost" className="px-3.5" />
      ) : (
        <CopyLink path={`/${page.slug}`} variant="ghost" className="px-3.5" />
      )}
      <PublishDialog page={page} open={isAsked} onOpenChange={setIsAsked} />
    </>
  )
}
