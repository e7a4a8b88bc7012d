import { ExternalLink } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { FormSection } from '@/components/fields/form-section'
import { CopyLink, publicLink } from '@/components/layout/copy-link'
import { ShareButton } from '@/components/share/share-button'
import { buttonStyles } from '@/components/ui/button-styles'
import { Link } from '@/components/ui/link'
import { strongLink } from '@/components/ui/link-styles'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { PageLinks } from '../links/page-links'

/** Shows the address of a public page, or the links of a secret one. */
export function PageAddress({ page }: { page: TimeSlotPage }) {
  const { t } = useTexts('pages')
  const links = useTexts('pageLinks').t
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
      </div>
      <SingleUseLinks pageId={page.id} />
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

/** They exist only on a secret page, where nobody would look for them. */
function SingleUseLinks({ pageId }: { pageId: string }) {
  const { t, locale } = useTexts('pages')
  return (
    <p className="text-muted-foreground text-sm">
      {sayNodes(locale, t.page.link.singleUse, {
        link: (words) => (
          <Link href={`/time-slot-pages/${pageId}/edit?tab=access#visibility`} className={strongLink}>
            {words}
          </Link>
        ),
      })}
    </p>
  )
}
