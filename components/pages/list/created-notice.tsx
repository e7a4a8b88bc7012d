import { PartyPopper, X } from 'lucide-react'
import { CopyLink, publicLink } from '@/components/layout/copy-link'
import { Button } from '@/components/ui/button'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { setCreatedPage } from '../created-page'

/** The next step after creating a page is to share it. */
export function CreatedNotice({ page }: { page: TimeSlotPage }) {
  return (
    <section
      aria-label="Share your new page"
      className="mb-6 flex items-start gap-4 rounded-2xl bg-primary-soft p-5 text-primary-soft-foreground"
    >
      <PartyPopper aria-hidden="true" className="mt-0.5 size-5 shrink-0 max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">“{page.title}” is ready to be shared</p>
        <p className="mt-0.5 text-sm">{publicLink(`/${page.slug}`)}</p>
        <CopyLink path={`/${page.slug}`} className="mt-3 [&_span]:not-sr-only" />
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Dismiss"
        className="-mt-2 -mr-2 shrink-0 text-inherit"
        onClick={() => setCreatedPage(null)}
      >
        <X aria-hidden="true" className="size-4" />
      </Button>
    </section>
  )
}
