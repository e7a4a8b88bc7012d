import { ExternalLink } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { FormSection } from '@/components/fields/form-section'
import { CopyLink, publicLink } from '@/components/layout/copy-link'
import { ShareButton } from '@/components/share/share-button'
import { buttonStyles } from '@/components/ui/button-styles'
import { useMay } from '@/components/ui/team'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { LinksButton } from '../links/links-button'
import { PageLinks } from '../links/page-links'

/** Shows the address of a public page with its links at a press, or the links of a secret one. */
export function PageAddress({ page }: { page: TimeSlotPage }) {
  const { t } = useTexts('pages')
  const links = useTexts('pageLinks').t
  const mayChange = useMay()('pages:write')
  if (page.visibility === 'secret') {
    return (
      <FormSection title={links.heading} text={links.text}>
        <PageLinks page={page} />
      </FormSection>
    )
  }
  return (
    <FormSection title={t.page.link.heading}>
      <Address path={`/${page.slug}`} />
      <div className="flex flex-wrap gap-2">
        <CopyLink path={`/${page.slug}`} className="[&_span]:not-sr-only" />
        <ShareButton
          kind="page"
          title={page.title}
          path={`/${page.slug}`}
          unpublished={page.isActive ? null : t.card.unpublished}
          className="[&_span]:not-sr-only"
        />
        {page.isActive && (
          <a
            href={`/${page.slug}`}
            target="_blank"
            rel="noopener"
            className={buttonStyles({ variant: 'ghost', className: 'px-3.5' })}
          >
            <ExternalLink aria-hidden="true" className="size-4" />
            {t.card.view}
          </a>
        )}
        {mayChange && <LinksButton page={page} variant="ghost" className="px-3.5" />}
      </div>
    </FormSection>
  )
}

function Address({ path }: { path: string }) {
  // The server does not know under which origin it is read.
  const link = useSyncExternalStore(
    neverChanges,
    () => publicLink(path),
    () => path,
  )
  return (
    <p dir="ltr" className="select-all break-all rounded-lg bg-muted px-3 py-2.5 text-sm">
      {link}
    </p>
  )
}

const neverChanges = () => () => undefined
