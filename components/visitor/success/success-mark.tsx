import { Face } from '@/components/ui/face'
import { Icon } from '@/components/ui/icons'
import { HourglassIcon } from '../shared/fact-icons'
import { HostLogo } from '../shared/host'
import type { RememberedHost } from '../shared/remembered-booking'

type SuccessMarkProps = {
  host: RememberedHost | null
  /** The host has not decided yet. */
  isRequest: boolean
}

/** A check mark, or an hourglass for a request, on the face of the host if this tab remembers who that is. */
export function SuccessMark({ host, isRequest }: SuccessMarkProps) {
  if (!host) {
    const colors = isRequest
      ? 'bg-warning-soft text-warning-foreground'
      : 'bg-primary-soft text-primary-soft-foreground'
    return (
      <span className={`flex size-14 items-center justify-center rounded-full ${colors} [&_svg]:size-7`}>
        {isRequest ? <HourglassIcon /> : <DrawnCheck />}
      </span>
    )
  }
  const colors = isRequest ? 'bg-warning-soft text-warning-foreground' : 'bg-primary text-primary-foreground'
  return (
    <>
      {host.brand?.logo && (
        <span className="mb-6">
          <HostLogo src={host.brand.logo} name={host.name} />
        </span>
      )}
      <span className="relative">
        <Face name={host.name} picture={host.brand?.face ?? null} className="size-16 text-xl" />
        <span
          className={`absolute -inset-e-1.5 -bottom-1.5 flex size-8 items-center justify-center rounded-full border-2 border-card ${colors} [&_svg]:size-4`}
        >
          {isRequest ? <HourglassIcon /> : <DrawnCheck />}
        </span>
      </span>
    </>
  )
}

/** Drawn once, like with a pen; at once for people who want less motion. */
function DrawnCheck() {
  return (
    <Icon>
      <path pathLength={1} strokeDasharray={1} className="animate-draw" d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  )
}
