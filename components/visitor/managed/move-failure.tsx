import { textLink } from '@/components/ui/link-styles'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { NearestTimes } from '../booking/nearest-times'
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
  const texts = useTexts('moveBooking')
  return (
    <div role="alert" className="rounded-xl bg-destructive-soft px-4 py-3 text-sm">
      <p className="font-semibold text-destructive">{texts.t.failure.title}</p>
      <p>{failure.message}</p>
      {failure.isFinal && <WayOut {...booking} />}
      <NearestTimes
        nearest={nearest}
        wanted={start}
        clock={visitor}
        texts={texts}
        buttonOf={(other) => ({ type: 'button', onClick: () => onNearest(other) })}
      />
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
