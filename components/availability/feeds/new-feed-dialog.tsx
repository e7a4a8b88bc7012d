import { type FormEvent, useState } from 'react'
import { useCreateFeed } from '@/lib/client/feeds'
import { useTimeSlotPages } from '@/lib/client/time-slot-pages'
import { MEETING_FEED_KINDS, type MeetingFeedKind } from '@/lib/shared/meeting-feeds'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { Button } from '../../ui/button'
import { Dialog, DialogContent } from '../../ui/dialog'
import { NativeSelect } from '../../ui/native-select'
import { useToastFailure } from '../../ui/toast-failure'
import { NewFeedAddress } from './new-feed-address'

type NewFeedDialogProps = { open: boolean; onClose: () => void }

/** Asks what a feed shall show, makes it, and shows its address this once. */
export function NewFeedDialog({ open, onClose }: NewFeedDialogProps) {
  const { t } = useTexts('feeds')
  const [url, setUrl] = useState<string | null>(null)

  function close() {
    onClose()
    setUrl(null)
  }

  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent title={url ? t.made.title : t.create.title} description={url ? t.made.text : t.create.text}>
        {url ? <NewFeedAddress url={url} onDone={close} /> : <NewFeedForm onMade={setUrl} onCancel={close} />}
      </DialogContent>
    </Dialog>
  )
}

function NewFeedForm({ onMade, onCancel }: { onMade: (url: string) => void; onCancel: () => void }) {
  const { t } = useTexts('feeds')
  const actions = useTexts('actions').t
  const toastFailure = useToastFailure()
  const create = useCreateFeed()
  const { data: pages = [] } = useTimeSlotPages()
  const [kind, setKind] = useState<MeetingFeedKind>('full')
  const [pageId, setPageId] = useState('')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (create.isPending) return
    try {
      onMade((await create.mutateAsync({ kind, pageId: pageId || null })).url)
    } catch (error) {
      toastFailure(error, t.create.failed)
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field label={t.create.kind} hint={t.kinds[kind].hint}>
        {(aria) => (
          <NativeSelect
            {...aria}
            value={kind}
            onChange={({ target }) => setKind(MEETING_FEED_KINDS.find((one) => one === target.value) ?? 'full')}
          >
            {MEETING_FEED_KINDS.map((one) => (
              <option key={one} value={one}>
                {t.kinds[one].name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label={t.create.page}>
        {(aria) => (
          <NativeSelect {...aria} value={pageId} onChange={({ target }) => setPageId(target.value)}>
            <option value="">{t.allMeetings}</option>
            {pages.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="outline" onClick={onCancel}>
          {actions.cancel}
        </Button>
        <Button type="submit" pending={create.isPending}>
          {t.create.submit}
        </Button>
      </div>
    </form>
  )
}
