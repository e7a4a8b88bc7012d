import { PartyPopper, X } from 'lucide-react'
import { CopyLink, publicLink } from '@/components/layout/copy-link'
import { Button } from '@/components/ui/button'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { setCreatedPage } from '../created-page'
import { LinksButton } from '../links/links-button'

/** Offers to share the page that was just created. */
export function CreatedNotice({ page }: { page: TimeSlotPage }) {
  const { t, say } = useTexts('pages')
  const actions = useTexts('actions').t
  return (
    <section
      aria-label={t.created.label}
      className="mb-6 flex items-start gap-4 rounded-2xl bg-primary-soft p-5 text-primary-soft-foreground"
    >
      <PartyPopper aria-hidden="true" className="mt-0.5 size-5 shrink-0 max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{say(t.created.title, { title: page.title })}</p>
        {page.visibility === 'secret' ? (
          <>
            <p className="mt-0.5 text-sm">{t.created.secret}</p>
            <LinksButton page={page} className="mt-3" />
          </>
        ) : (
          <>
            <p className="mt-0.5 text-sm">{publicLink(`/${page.slug}`)}</p>
            <CopyLink path={`/${page.slug}`} className="mt-3 [&_span]:not-sr-only" />
          </>
        )}
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={actions.dismiss}
        className="-mt-2 -me-2 shrink-0 text-inherit"
        onClick={() => setCreatedPage(null)}
      >
        <X aria-hidden="true" className="size-4" />
      </Button>
    </section>
  )
}
