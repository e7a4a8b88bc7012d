import { Face } from '@/components/ui/face'
import { Icon } from '@/components/ui/icons'
import { HostLogo } from '../shared/host'
import type { RememberedHost } from '../shared/remembered-booking'

/** A check mark, on the face of the host if this tab remembers who that is. */
export function SuccessMark({ host }: { host: RememberedHost | null }) {
  if (!host) {
    return (
      <span className="flex size-14 items-center justify-center rounded-full bg-primary-soft text-primary-soft-foreground">
        <DrawnCheck className="size-7" />
      </span>
    )
  }
  return (
    <>
      {host.brand?.logo && (
        <span className="mb-6">
          <HostLogo src={host.brand.logo} name={host.name} />
        </span>
      )}
      <span className="relative">
        <Face name={host.name} picture={host.brand?.face ?? null} className="size-16 text-xl" />
        <span className="absolute -inset-e-1.5 -bottom-1.5 flex size-8 items-center justify-center rounded-full border-2 border-card bg-primary text-primary-foreground">
          <DrawnCheck className="size-4" />
        </span>
      </span>
    </>
  )
}

/** Drawn once, like with a pen; at once for people who want less motion. */
function DrawnCheck({ className }: { className: string }) {
  return (
    <Icon className={className}>
      <path pathLength={1} strokeDasharray={1} className="animate-draw" d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  )
}
