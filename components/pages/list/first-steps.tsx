import { CalendarPlus, Plug, Send } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'

/** The first steps of a new account, in order. The list of pages does not link to itself. */
export function FirstSteps({ linksToPages }: { linksToPages?: boolean }) {
  const { t, locale } = useTexts('pages')
  const { connect, create, share } = t.firstSteps
  return (
    <ol className="mt-4 grid gap-4 md:grid-cols-3">
      <Step icon={<Plug />} title={connect.title}>
        {sayNodes(locale, connect.text, { link: (words) => <StepLink href="/integrations">{words}</StepLink> })}
      </Step>
      <Step icon={<CalendarPlus />} title={create.title}>
        {linksToPages
          ? sayNodes(locale, create.textWithLink, {
              link: (words) => <StepLink href="/time-slot-pages">{words}</StepLink>,
            })
          : create.text}
      </Step>
      <Step icon={<Send />} title={share.title}>
        {share.text}
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
