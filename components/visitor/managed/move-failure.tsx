import { textLink } from '@/components/ui/link-styles'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { nearestLabel } from '../booking/failure-notice'
import { outlineButton } from '../shared/styles'
import type { Visitor } from '../shared/use-visitor'
import type { Movable } from './movable'
import type { MoveFailureWords } from './move-failure-words'

type Props = {
  failure: MoveFailureWords
  /** The time that was refused. */
  start: string
  /** Other times, once they have been read. */
  nearest: string[] | null
  booking: Pick<Movable, 'ownerName' | 'ownerEmail'>
  visitor: Visitor
  onNearest: (start: string) => void
}

/** Why a booking was not moved, and what can be done about it. */
export function MoveFailure({ failure, start, nearest, booking, visitor, onNearest }: Props) {
  const { t, locale } = useTexts('moveBooking')
  return (
    <div role="alert" className="rounded-xl bg-destructive-soft px-4 py-3 text-sm">
      <p className="font-semibold text-destructive">{t.failure.title}</p>
      <p>{failure.message}</p>
      {failure.isFinal && <WayOut {...booking} />}
      {nearest && (
        <>
          <p className="mt-2 text-muted-foreground">{nearest.length > 0 ? t.failure.nearest : t.failure.noneNearby}</p>
          <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {nearest.map((other) => (
              <button
                key={other}
                type="button"
                className={`${outlineButton} px-3 tabular-nums`}
                onClick={() => onNearest(other)}
              >
                {nearestLabel(other, start, visitor, locale)}
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

export function WayOut({ ownerName: host, ownerEmail: email }: Pick<Movable, 'ownerName' | 'ownerEmail'>) {
  const { t, locale } = useTexts('moveBooking')
  const mail = (words: React.ReactNode) => (
    <a href={`mailto:${email}`} className={textLink}>
      {words}
    </a>
  )
  return <p className="wrap-anywhere">{sayNodes(locale, t.failure.contact, { host, email, mail })}</p>
}
