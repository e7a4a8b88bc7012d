import { Face } from '@/components/ui/face'
import type { Brand } from '@/lib/shared/brand'

type HostProps = { name: string; brand?: Brand }

/** Shows the host: the logo, then the face with the name and the bio. */
export function Host({ name, brand }: HostProps) {
  return (
    <div className="grid gap-4">
      {brand?.logo && <HostLogo src={brand.logo} name={name} />}
      <div className="flex items-center gap-3">
        <Face name={name} picture={brand?.face ?? null} className="size-12" />
        <div className="min-w-0 text-sm">
          <p dir="auto" className="text-along font-medium">
            {name}
          </p>
          {brand?.bio && (
            <p dir="auto" className="text-balance text-along text-muted-foreground">
              {brand.bio}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

/** Its height is fixed, so that nothing moves when it arrives. Many logos are drawn for white paper only. */
export function HostLogo({ src, name }: { src: string; name: string }) {
  return (
    <img
      src={src}
      alt={name}
      className="h-10 w-fit max-w-full rounded-md bg-[light-dark(transparent,#ffffff)] object-contain ltr:object-left rtl:object-right"
    />
  )
}
