import type { CSSProperties, ReactNode } from 'react'
import { Face } from '@/components/ui/face'
import type { PublicForm } from '@/lib/forms/form'
import { accentStyle } from '../shared/accent-style'
import { HostLogo } from '../shared/host'

export type FormBranding = { look: CSSProperties | undefined; asker: ReactNode }

/** The colours of a form, and who asks: the logo, which names them; without one the face beside the name. */
export function brandingOf({ theme, brand }: Pick<PublicForm, 'theme' | 'brand'>): FormBranding {
  return {
    look: accentStyle(theme.accent),
    asker: brand && (
      <div className="mb-5 flex items-center gap-3 text-muted-foreground text-sm">
        {brand.logo ? (
          <HostLogo src={brand.logo} name={brand.name} />
        ) : (
          <>
            <Face name={brand.name} picture={brand.face} className="size-9 text-sm" />
            <bdi>{brand.name}</bdi>
          </>
        )}
      </div>
    ),
  }
}
