import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useDeleteFeed } from '@/lib/client/feeds'
import { useSettings } from '@/lib/client/settings'
import { useTimeSlotPages } from '@/lib/client/time-slot-pages'
import type { MeetingFeed } from '@/lib/meetings/feed-schema'
import { formatDate } from '@/lib/scheduling/format-date'
import { useTexts } from '@/messages/react/texts-provider'
import { MadeByKey } from '../../developers/keys/made-by-key'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useToastFailure } from '../../ui/toast-failure'
import { toast } from '../../ui/use-toast'

type FeedRowProps = { feed: MeetingFeed; onDeleted: () => void }

/** One feed, without its address, which nobody can read any more. */
export function FeedRow({ feed, onDeleted }: FeedRowProps) {
  const { t } = useTexts('feeds')
  const toastFailure = useToastFailure()
  const remove = useDeleteFeed()
  const { data: pages } = useTimeSlotPages()
  const dates = useDates(feed)
  const [isAsking, setAsking] = useState(false)
  const nameId = useId()
  const page = pages?.find(({ id }) => id === feed.pageId)

  async function confirm() {
    try {
      await remove.mutateAsync(feed.id)
      toast({ title: t.delete.done })
      onDeleted()
    } catch (error) {
      toastFailure(error, t.delete.failed)
    }
  }

  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <div id={nameId} className="min-w-0">
        <p className="wrap-anywhere font-medium">{feed.pageId ? (page?.title ?? t.onePage) : t.allMeetings}</p>
        <p className="mt-0.5 text-muted-foreground text-sm">
          {t.kinds[feed.kind].name}
          {' · '}
          {dates}
        </p>
        <MadeByKey keyId={feed.keyId} />
      </div>
      <Button
        variant="ghost"
        className="px-3.5"
        pending={remove.isPending}
        aria-describedby={nameId}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{t.deleteFeed}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.delete.title}
        description={t.delete.text}
        confirmLabel={t.deleteFeed}
        destructive
        onConfirm={() => void confirm()}
      />
    </li>
  )
}

/** In the owner's date format; empty while that is unknown. */
function useDates({ createdAt, lastReadAt }: MeetingFeed): string {
  const { t, say, locale } = useTexts('feeds')
  const { data: settings } = useSettings()
  if (!settings) return ''
  const dateOf = (instant: string) => formatDate(Date.parse(instant), settings.timezone, settings.dateFormat, locale)
  if (!lastReadAt) return say(t.neverRead, { date: dateOf(createdAt) })
  return say(t.lastRead, { date: dateOf(lastReadAt) })
}
