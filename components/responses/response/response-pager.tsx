import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { Link } from '@/components/ui/link'
import type { Neighbours } from '@/lib/forms/form'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'

/** Links to the newer and the older response. */
export function ResponsePager({ neighbours }: { neighbours: Neighbours | undefined }) {
  const {
    locale,
    t: { detail: t },
  } = useTexts('responses')
  return (
    <nav aria-label={t.pager} className="mt-6 flex flex-wrap justify-between gap-2">
      <Step to={neighbours?.newer}>
        <ChevronLeft aria-hidden="true" className="size-4" />
        <span>{sayNodes(locale, t.previous, { more: wideOnly })}</span>
      </Step>
      <Step to={neighbours?.older}>
        <span>{sayNodes(locale, t.next, { more: wideOnly })}</span>
        <ChevronRight aria-hidden="true" className="size-4" />
      </Step>
    </nav>
  )
}

/** Hidden on a phone, except from screen readers. */
function wideOnly(words: ReactNode): ReactNode {
  return <span className="max-sm:sr-only">{words}</span>
}

function Step({ to, children }: { to: string | null | undefined; children: ReactNode }) {
  if (!to) {
    return (
      <Button variant="outline" disabled>
        {children}
      </Button>
    )
  }
  return (
    <Link href={`/response/${to}`} className={buttonStyles({ variant: 'outline' })}>
      {children}
    </Link>
  )
}
