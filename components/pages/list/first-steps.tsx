import { CalendarPlus, Plug, Send } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

/** What a new account does first, in order. On the pages' own screen nobody needs a link to it. */
export function FirstSteps({ linksToPages }: { linksToPages?: boolean }) {
  return (
    <ol className="mt-4 grid gap-4 md:grid-cols-3">
      <Step icon={<Plug />} title="1. Connect your calendars">
        So that nobody can book a time when you are busy. You find them under{' '}
        <StepLink href="/integrations">Integrations</StepLink>.
      </Step>
      <Step icon={<CalendarPlus />} title="2. Create a page">
        A title, a duration and the hours in which you can be booked are enough.
        {linksToPages && (
          <>
            {' '}
            Begin under <StepLink href="/time-slot-pages">Time Slot Pages</StepLink>.
          </>
        )}
      </Step>
      <Step icon={<Send />} title="3. Share it">
        Send its link to anyone. They need no account to book.
      </Step>
    </ol>
  )
}

function StepLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="font-medium text-primary underline underline-offset-4">
      {children}
    </Link>
  )
}

function Step({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3 rounded-2xl border bg-card p-5">
      <span aria-hidden="true" className="mt-0.5 text-primary [&_svg]:size-5 [&_svg]:stroke-[1.75]">
        {icon}
      </span>
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-muted-foreground">{children}</p>
      </div>
    </li>
  )
}
