import { useTexts } from '@/messages/react/texts-provider'
import type { Visitor } from '../shared/use-visitor'
import type { BookingFailure } from './booking-failure'
import { NearestTimes } from './nearest-times'

type Props = {
  failure: BookingFailure
  /** The time that was refused. */
  start: string
  /** Other times, once they have been read. */
  nearest: string[] | null
  visitor: Visitor
  onNearest: (start: string) => void
}

export function FailureNotice({ failure, start, nearest, visitor, onNearest }: Props) {
  const texts = useTexts('bookingDialog')
  return (
    <div role="alert" className="rounded-xl bg-destructive-soft px-4 py-3 text-sm">
      <p className="font-semibold text-destructive">{texts.t.failure.title}</p>
      <p>{failure.message}</p>
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
