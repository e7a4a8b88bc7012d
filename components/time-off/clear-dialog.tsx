import { useState } from 'react'
import { useCancelMeetings, useOfferTimes, useTimeOffers } from '@/lib/client/time-off'
import type { TimeOffer, TimeOffers } from '@/lib/meetings/offer-schemas'
import { MAX_MESSAGE } from '@/lib/shared/text/text'
import type { Clock } from '@/lib/time/meeting-time'
import type { TimeOff } from '@/lib/time-off/schema'
import { spanText } from '@/lib/time-off/time-off-words'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { Button } from '../ui/button'
import { cn } from '../ui/cn'
import { Dialog, DialogContent } from '../ui/dialog'
import { footStyles } from '../ui/dialog-styles'
import { LoadFailed } from '../ui/load-failed'
import { Skeleton } from '../ui/skeleton'
import { Textarea } from '../ui/textarea'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'
import { OfferRow } from './offer-row'

type ClearDialogProps = { entry: TimeOff; clock: Clock; open: boolean; onClose: () => void }

/** The bookings in the way of time off: offers their guests other times, cancels them, and shows who has a new time. */
export function ClearDialog({ entry, clock, open, onClose }: ClearDialogProps) {
  const words = useTexts('timeOff')
  const { t, say } = words
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {open && (
        <DialogContent
          isRead
          title={say(t.clear.title, { when: spanText(entry, clock, words) })}
          description={t.clear.text}
          className="max-w-2xl scroll-pb-28"
        >
          <Offers entry={entry} clock={clock} />
        </DialogContent>
      )}
    </Dialog>
  )
}

function Offers({ entry, clock }: { entry: TimeOff; clock: Clock }) {
  const { t } = useTexts('timeOff')
  const { data, error, isPending, refetch } = useTimeOffers(entry.id)
  if (isPending) return <Skeleton className="h-40 w-full" />
  if (!data) return <LoadFailed title={t.clear.failed} error={error} onRetry={() => void refetch()} />
  if (data.offers.length === 0) return <p className="text-sm">{t.clear.none}</p>
  return <OfferList entry={entry} clock={clock} {...data} />
}

const canMail = ({ state, times }: TimeOffer) => state === 'open' && times.length > 0
const canCancel = ({ state }: TimeOffer) => state === 'open' || state === 'offered'

function OfferList({ entry, clock, offers, isWhole }: TimeOffers & { entry: TimeOff; clock: Clock }) {
  const { t, say } = useTexts('timeOff')
  const toastFailure = useToastFailure()
  const mail = useOfferTimes(entry.id)
  const cancel = useCancelMeetings()
  const [message, setMessage] = useState('')
  const [isCancelling, setCancelling] = useState(false)
  /** Those whose tick differs from the preset, which is all that were not mailed. */
  const [switched, setSwitched] = useState<ReadonlySet<string>>(new Set())
  const isTicked = (offer: TimeOffer) => canCancel(offer) && (offer.state === 'open') !== switched.has(offer.meetingId)
  const ticked = offers.filter(isTicked)
  const toMail = ticked.filter(canMail).map(({ meetingId }) => meetingId)
  const moved = offers.filter(({ state }) => state === 'moved').length
  const isBegun = offers.some(({ state }) => state !== 'open')
  const isBusy = mail.isPending || cancel.isPending

  function toggle(id: string) {
    const next = new Set(switched)
    if (!next.delete(id)) next.add(id)
    setSwitched(next)
  }

  async function send() {
    try {
      const { offers: now } = await mail.mutateAsync({
        meetings: toMail,
        ...(message.trim() && { message: message.trim() }),
      })
      setMessage('')
      setSwitched(new Set())
      // Who has moved or was mailed meanwhile was left out.
      const count = now.filter(({ meetingId, state }) => state === 'offered' && toMail.includes(meetingId)).length
      toast({ title: say(t.clear.sent, { count }) })
    } catch (error) {
      toastFailure(error, t.clear.sendFailed)
    }
  }

  async function cancelTicked() {
    const failed = await cancel.mutateAsync({
      meetings: ticked.map(({ meetingId }) => meetingId),
      message: message.trim(),
    })
    setCancelling(false)
    setSwitched(new Set())
    if (failed > 0) toastFailure(null, say(t.clear.cancelFailed, { count: failed }))
    else toast({ title: say(t.clear.cancelled, { count: ticked.length }) })
  }

  return (
    <div className="grid gap-4">
      <p role="status" className={isBegun ? 'font-medium' : 'sr-only'}>
        {isBegun && say(t.clear.progress, { count: offers.length, moved })}
      </p>
      <ul className="divide-y rounded-xl border bg-card">
        {offers.map((offer) => (
          <OfferRow
            key={offer.meetingId}
            offer={offer}
            clock={clock}
            isTicked={isTicked(offer)}
            onToggle={canCancel(offer) && !isBusy ? () => toggle(offer.meetingId) : undefined}
          />
        ))}
      </ul>
      {!isWhole && <p className="text-muted-foreground text-sm">{t.clear.more}</p>}
      {offers.some(canCancel) && (
        <Field label={t.clear.message} hint={t.clear.messageHint}>
          {(control) => (
            <Textarea
              {...control}
              value={message}
              maxLength={MAX_MESSAGE}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </Field>
      )}
      {isCancelling ? (
        <Feet question={say(t.clear.cancelQuestion, { count: ticked.length })}>
          <Button variant="outline" disabled={isBusy} onClick={() => setCancelling(false)}>
            {t.clear.keep}
          </Button>
          <Button variant="destructive" pending={cancel.isPending} onClick={() => void cancelTicked()}>
            {say(t.clear.cancelConfirm, { count: ticked.length })}
          </Button>
        </Feet>
      ) : (
        offers.some(canCancel) && (
          <Feet>
            <Button variant="outline" disabled={ticked.length === 0 || isBusy} onClick={() => setCancelling(true)}>
              {t.clear.cancel}
            </Button>
            <Button disabled={toMail.length === 0} pending={mail.isPending} onClick={() => void send()}>
              {say(t.clear.send, { count: toMail.length })}
            </Button>
          </Feet>
        )
      )}
    </div>
  )
}

/** The question takes the place of the other buttons, since no dialog opens above another one. */
function Feet({ question, children }: { question?: string; children: React.ReactNode }) {
  return (
    <div
      data-sheet-footer
      className={cn(footStyles, 'mt-0 flex-wrap items-center justify-end max-sm:[&>button]:flex-1')}
    >
      {children}
      {question && (
        <p role="alert" className="order-first text-sm max-sm:basis-full sm:flex-1">
          {question}
        </p>
      )}
    </div>
  )
}
