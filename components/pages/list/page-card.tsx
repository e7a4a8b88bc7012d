import { CalendarCheck, CalendarDays, Clock, ExternalLink, Link2, Lock, Pencil } from 'lucide-react'
import { useId } from 'react'
import { CopyLink } from '@/components/layout/copy-link'
import { ShareButton } from '@/components/share/share-button'
import { Badge } from '@/components/ui/badge'
import { buttonStyles } from '@/components/ui/button-styles'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Link } from '@/components/ui/link'
import { PageFact } from '@/components/ui/page-fact'
import { useMay } from '@/components/ui/team'
import type { TimeSlotPage, UpcomingBookings } from '@/lib/pages/schema'
import { formatDate } from '@/lib/scheduling/format-date'
import type { Settings } from '@/lib/settings/schema'
import { minutesWords } from '@/lib/time/minutes-words'
import { useTexts } from '@/messages/react/texts-provider'
import { LinksButton } from '../links/links-button'
import { OffersNothing } from '../offers-nothing'
import { ActiveSwitch } from './active-switch'
import { PageMenu } from './page-menu'
import { upcomingText } from './upcoming-text'

type PageCardProps = {
  page: TimeSlotPage
  settings: Settings | undefined
  /** The bookings of all pages and the instant at which they were read; undefined while they are unknown. */
  upcoming: { list: readonly UpcomingBookings[]; readAt: number } | undefined
}

/** A page in the list. Its title links to the owner's view of it. */
export function PageCard({ page, settings, upcoming }: PageCardProps) {
  const words = useTexts('pages')
  const { t, say, locale } = words
  const times = useTexts('time')
  const actions = useTexts('actions').t
  const mayChange = useMay()('pages:write')
  const titleId = useId()
  const isSecret = page.visibility === 'secret'
  return (
    <Card className="flex h-full flex-col">
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 pt-1">
          <h2 id={titleId} className="min-w-0 font-semibold text-lg leading-snug tracking-tight">
            <Link
              dir="auto"
              href={`/time-slot-pages/${page.id}`}
              className="inline-block rounded-sm py-1 hover:underline"
            >
              {page.title}
            </Link>
          </h2>
          <Badge variant={page.isActive ? 'default' : 'secondary'}>
            {page.isActive ? t.card.active : t.card.inactive}
          </Badge>
        </div>
        {mayChange && <ActiveSwitch page={page} />}
        {mayChange && <PageMenu page={page} />}
      </div>
      <p dir="auto" className="mt-1.5 line-clamp-2 text-along text-muted-foreground text-sm">
        {page.description || t.card.noDescription}
      </p>
      <ul className="mt-4 mb-5 flex flex-wrap gap-x-5 gap-y-2 text-muted-foreground text-sm">
        <PageFact icon={<Clock />}>{say(t.card.slots, { minutes: minutesWords(times, page.durations) })}</PageFact>
        {upcoming && settings && (
          <PageFact icon={<CalendarCheck />}>{upcomingText(page.id, upcoming, settings, words)}</PageFact>
        )}
        {isSecret ? (
          <PageFact icon={<Lock />}>{t.card.secret}</PageFact>
        ) : (
          <PageFact icon={<Link2 />}>
            <bdi>/{page.slug}</bdi>
          </PageFact>
        )}
        <PageFact icon={<CalendarDays />}>{createdOn(page, settings, locale) ?? t.card.recently}</PageFact>
      </ul>
      <OffersNothing page={page} className="-mt-1 mb-5" />
      <div className="mt-auto flex flex-wrap gap-2 border-t pt-5">
        {page.isActive && !isSecret && (
          <a href={`/${page.slug}`} target="_blank" rel="noopener" aria-describedby={titleId} className={action}>
            <ExternalLink aria-hidden="true" className="size-4" />
            {t.card.view}
          </a>
        )}
        {mayChange && (
          <Link href={`/time-slot-pages/${page.id}/edit`} aria-describedby={titleId} className={action}>
            <Pencil aria-hidden="true" className="size-4" />
            {actions.edit}
          </Link>
        )}
        {isSecret ? (
          <LinksButton page={page} variant="outline" aria-describedby={titleId} className={action} />
        ) : (
          <>
            <CopyLink
              path={`/${page.slug}`}
              variant="ghost"
              aria-describedby={titleId}
              className="px-3.5 max-sm:px-2.5 md:max-[52rem]:[&_span]:sr-only xl:[&_span]:sr-only"
            />
            <ShareButton
              kind="page"
              title={page.title}
              path={`/${page.slug}`}
              unpublished={page.isActive ? null : t.card.unpublished}
              aria-describedby={titleId}
              className="max-sm:px-2.5"
            />
          </>
        )}
      </div>
    </Card>
  )
}

const action = cn(
  buttonStyles({ variant: 'outline' }),
  'whitespace-nowrap px-3.5 max-sm:flex-auto max-sm:px-2 max-sm:[&_svg]:hidden',
)

/** The date in the account's time zone and format, or null while it is unknown. */
function createdOn({ createdAt }: TimeSlotPage, settings: Settings | undefined, locale: string): string | null {
  if (!createdAt || !settings) return null
  return formatDate(Date.parse(createdAt), settings.timezone, settings.dateFormat, locale)
}
