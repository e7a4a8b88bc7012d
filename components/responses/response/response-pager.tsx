import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import type { Neighbours } from '@/lib/forms/form'

/** To the response above and below in the list, newest first. */
export function ResponsePager({ neighbours }: { neighbours: Neighbours | undefined }) {
  return (
    <nav aria-label="Responses" className="mt-6 flex flex-wrap justify-between gap-2">
      <Step to={neighbours?.newer}>
        <ChevronLeft aria-hidden="true" className="size-4" />
        <span>
          Previous<span className="max-sm:sr-only"> Response</span>
        </span>
      </Step>
      <Step to={neighbours?.older}>
        <span>
          Next<span className="max-sm:sr-only"> Response</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-4" />
      </Step>
    </nav>
  )
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
