import { CalendarPlus, Check, Plug, Send, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { strongLink } from '@/components/ui/link-styles'
import { useAccountKind, useForKind } from '@/components/ui/team'
import { hasCalendars } from '@/lib/calendars/screen/calendar-groups'
import { useIntegrations } from '@/lib/client/integrations'
import { useTimeSlotPages } from '@/lib/client/time-slot-pages'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'

/**
 * The first steps of a new account, in order; those that are done have a tick. The list of pages does not link to itself.
 * Hidden while the first run is on the screen, which asks for the same.
 */
export function FirstSteps({ linksToPages }: { linksToPages?: boolean }) {
  const { t, locale } = useTexts('pages')
  const { begin, create, share } = t.firstSteps
  const forKind = useForKind()
  const isTeams = useAccountKind() === 'team'
  const { data: integrations = [] } = useIntegrations()
  const { data: pages = [] } = useTimeSlotPages()
  return (
    <ol className="mt-4 grid gap-4 md:grid-cols-3 first-run:hidden">
      <Step
        icon={isTeams ? <UserPlus /> : <Plug />}
        isDone={!isTeams && integrations.some(hasCalendars)}
        title={forKind(begin.title)}
      >
        {sayNodes(locale, forKind(begin.text), {
          link: (words) => <StepLink href={isTeams ? '/members' : '/integrations'}>{words}</StepLink>,
        })}
      </Step>
      <Step icon={<CalendarPlus />} isDone={pages.length > 0} title={create.title}>
        {linksToPages
          ? sayNodes(locale, forKind(create.textWithLink), {
              link: (words) => <StepLink href="/time-slot-pages">{words}</StepLink>,
            })
          : forKind(create.text)}
      </Step>
      <Step icon={<Send />} title={share.title}>
        {share.text}
      </Step>
    </ol>
  )
}

function StepLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={strongLink}>
      {children}
    </Link>
  )
}

type StepProps = { icon: ReactNode; isDone?: boolean; title: string; children: ReactNode }

function Step({ icon, isDone = false, title, children }: StepProps) {
  const { t } = useTexts('pages')
  return (
    <li className="flex gap-3 rounded-2xl border bg-card p-5">
      <span aria-hidden={!isDone} className="mt-0.5 text-primary [&_svg]:size-5 [&_svg]:stroke-[1.75]">
        {isDone ? <Check role="img" aria-label={t.firstSteps.done} /> : icon}
      </span>
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-muted-foreground">{children}</p>
      </div>
    </li>
  )
}
