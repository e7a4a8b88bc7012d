import { useTexts } from '@/messages/react/texts-provider'
import { outlineButton } from '../shared/styles'
import type { Visitor } from '../shared/use-visitor'
import type { HostedPage } from './bookable-page'
import type { BookingFailure } from './booking-failure'
import { NearestTimes } from './nearest-times'

/** Where visitors choose their host: of whom, and how. */
export type ChooseHost = Required<Pick<HostedPage, 'hosts'>> & { onHost: (id: string) => void }

type Props = {
  failure: BookingFailure
  /** The time that was refused. */
  start: string
  /** Other times, once they have been read. */
  nearest: string[] | null
  visitor: Visitor
  onNearest: (start: string) => void
  chooseHost?: ChooseHost | undefined
}

export function FailureNotice({ failure, start, nearest, visitor, onNearest, chooseHost }: Props) {
  const texts = useTexts('bookingDialog')
  const others = chooseHost?.hosts.filter(({ id }) => failure.freeHosts?.includes(id)) ?? []
  return (
    <div role="alert" className="rounded-xl bg-destructive-soft px-4 py-3 text-sm">
      <p className="font-semibold text-destructive">{texts.t.failure.title}</p>
      <p>{failure.message}</p>
      {chooseHost && others.length > 0 && <OtherHosts hosts={others} onHost={chooseHost.onHost} />}
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

/** Who is free at the time that the chosen host does not have. */
function OtherHosts({ hosts, onHost }: ChooseHost) {
  const { t } = useTexts('hostChoice')
  return (
    <>
      <p className="mt-2 text-muted-foreground">{t.others}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {hosts.map(({ id, name }) => (
          <button key={id} type="button" className={outlineButton} onClick={() => onHost(id)}>
            <bdi>{name}</bdi>
          </button>
        ))}
      </div>
    </>
  )
}
