'use client'

import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFeeds } from '@/lib/client/feeds'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../../fields/form-section'
import { Button } from '../../ui/button'
import { LoadFailed } from '../../ui/load-failed'
import { moveFocus } from '../../ui/move-focus'
import { Skeleton } from '../../ui/skeleton'
import { useForKind } from '../../ui/team'
import { FeedRow } from './feed-row'
import { NewFeedDialog } from './new-feed-dialog'

/** Addresses at which calendar programs read the owner's meetings. */
export function FeedsSection() {
  const { t } = useTexts('feeds')
  const forKind = useForKind()
  const [isMaking, setMaking] = useState(false)
  const add = useRef<HTMLButtonElement>(null)
  return (
    <FormSection anchor="feeds" title={t.heading} text={forKind(t.intro)}>
      <FeedList onDeleted={() => moveFocus(() => add.current)} />
      <div>
        <Button ref={add} variant="outline" onClick={() => setMaking(true)}>
          <Plus aria-hidden="true" className="size-4" />
          {t.newFeed}
        </Button>
      </div>
      <NewFeedDialog open={isMaking} onClose={() => setMaking(false)} />
    </FormSection>
  )
}

function FeedList({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useTexts('feeds')
  const { data: feeds, isPending, refetch } = useFeeds()
  if (isPending) return <Skeleton className="h-16" />
  if (!feeds) return <LoadFailed title={t.loadFailed} onRetry={() => void refetch()} />
  if (feeds.length === 0) return <p className="text-muted-foreground text-sm">{t.none}</p>
  return (
    <ul aria-label={t.list} className="divide-y border-y">
      {feeds.map((feed) => (
        <FeedRow key={feed.id} feed={feed} onDeleted={onDeleted} />
      ))}
    </ul>
  )
}
