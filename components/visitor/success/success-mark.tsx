import { Face } from '@/components/ui/face'
import { CheckIcon } from '@/components/ui/icons'
import { HostLogo } from '../shared/host'
import type { RememberedHost } from '../shared/remembered-host'

/** A check mark, on the face of the host if this tab remembers who that is. */
export function SuccessMark({ host }: { host: RememberedHost | null }) {
  if (!host) {
    return (
      <span className="flex size-14 items-center justify-center rounded-full bg-primary-soft text-primary-soft-foreground">
        <CheckIcon className="size-7" />
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
        <span className="absolute -right-1.5 -bottom-1.5 flex size-8 items-center justify-center rounded-full border-2 border-card bg-primary text-primary-foreground">
          <CheckIcon className="size-4" />
        </span>
      </span>
    </>
  )
}
