import type { Metadata } from 'next'
import { cardViewport } from '@/app/card-viewport'
import { pageLanguage, pageQuery } from '@/app/page-language'
import { MissingPage } from '@/components/layout/missing-page'
import { PageFoot } from '@/components/layout/page-foot'
import { ManagedBookingView } from '@/components/visitor/managed/managed-booking'
import { MissingMessage } from '@/components/visitor/shared/missing-message'
import { calendarLinks } from '@/lib/export/calendar-links'
import { findBookingByToken, guestEntry } from '@/lib/meetings/server/booking/manage'
import { noteOpenedFromMail } from '@/lib/meetings/server/booking/opened-from-mail'
import { findSchedule } from '@/lib/meetings/server/booking/schedule'
import { arrivedNews } from '@/lib/meetings/visitor/arrived-news'
import { refusalAt } from '@/lib/meetings/visitor/managed-booking'
import { MAIL_MARK } from '@/lib/platform/tokens'
import { languageInQuery } from '@/lib/request/language'
import { textsOf } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'
import { RequestLanguageSwitch } from '../../language-switch'

export const viewport = cardViewport

/** The texts of choosing another time. */
const MOVING = ['moveBooking', 'booking', 'bookingDialog', 'timezones', 'tryAgain'] as const

export const dynamic = 'force-dynamic'

/** The address is the key to the booking: no search engine and no other site may learn it. */
export async function generateMetadata(): Promise<Metadata> {
  return {
    title: textsOf(await pageLanguage()).t.managedBooking.pageTitle,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

type Query = { news?: string | string[]; [MAIL_MARK]?: string | string[] }
type Props = { params: Promise<{ token: string }>; searchParams: Promise<Query> }

export default async function ManagedBookingPage({ params, searchParams }: Props) {
  const { token } = await params
  const now = new Date()
  const query = await searchParams
  await noteOpenedFromMail(query[MAIL_MARK], now)
  const found = await findBookingByToken(token)
  const texts = textsOf(await pageLanguage())
  if (!found) return <MissingPage view={<MissingMessage kind="booking" texts={texts.part('missing')} />} />
  const calendars = calendarLinks({ ...found, ...guestEntry(found, token) })
  // A secret page is not found without its link: then its closed dates say nothing.
  const canMove = refusalAt('move', found, now) === null
  const schedule = canMove && found.slug ? await findSchedule(found.slug, texts.language) : null
  return (
    <TextsProvider texts={texts.pick('managedBooking', 'visitorChecks', 'visitorErrors', ...(canMove ? MOVING : []))}>
      <ManagedBookingView
        booking={found}
        token={token}
        calendars={calendars}
        now={now}
        texts={texts}
        dates={schedule?.dates}
        asked={languageInQuery(await pageQuery())}
        foot={
          <PageFoot>
            <RequestLanguageSwitch />
          </PageFoot>
        }
        arrived={arrivedNews(found, query.news, now)}
      />
    </TextsProvider>
  )
}
