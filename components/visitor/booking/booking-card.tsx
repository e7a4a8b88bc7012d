import type { ReactNode } from 'react'
import type { StatementLink } from '@/components/layout/accessibility-link'
import { MadeWith } from '@/components/layout/made-with'
import { languageToName } from '@/lib/meetings/visitor/language-to-name'
import { withLanguage } from '@/lib/meetings/visitor/with-language'
import { withLink } from '@/lib/meetings/visitor/with-link'
import { pick } from '@/lib/shared/pick'
import { durationWords } from '@/lib/time/duration-words'
import type { PartTexts } from '@/messages/texts'
import { accentStyle } from '../shared/accent-style'
import { card, outlineButton, primaryButton } from '../shared/styles'
import { type HostedPage, weeklyHoursOf } from './bookable-page'
import { Booker } from './booker'
import { ChoicesProvider, DurationChoice } from './choices'
import { LateHostChoice } from './late-host-choice'
import { MeetingFacts } from './meeting-facts'

/** The pages without scripts. */
function timesPathOf({ slug, k }: HostedPage, { language }: PartTexts<'booking'>): string {
  return withLanguage(withLink(`/${slug}/times`, k), languageToName(language))
}

type Schedule = HostedPage & { description: string; availabilities: readonly unknown[] }

/** The fields that the browser needs. */
const SHOWN = [
  'slug',
  'title',
  'duration',
  'durations',
  'location',
  'customLocation',
  'timezone',
  'lockTimezone',
  'dates',
  'ownerName',
  'brand',
  'approval',
  'form',
  'k',
  'maxGuests',
  'requireEmailCheck',
  'acceptsOtherTimes',
  'profile',
] as const

type Props = {
  schedule: Schedule
  texts: PartTexts<'booking'>
  /** The switch of languages. */
  languages: ReactNode
  statement: StatementLink
}

export function BookingCard({ schedule, texts, languages, statement }: Props) {
  const { k, hosts } = schedule
  const page = {
    ...pick(schedule, SHOWN),
    ...(hosts && { hosts }),
    ...(k && { more: `&k=${k}` }),
    ...weeklyHoursOf(schedule),
  }
  return (
    <ChoicesProvider page={pick(schedule, ['duration', 'durations'])}>
      <div className="mx-auto flex min-h-dvh max-w-5xl flex-col bg-card sm:bg-transparent sm:px-6 sm:py-10 lg:justify-center embed:min-h-0 embed:max-w-none embed:bg-transparent embed:p-0">
        <main style={accentStyle(page.brand?.accent)} className={`${card} visitor-sides`}>
          <MeetingFacts
            page={schedule}
            texts={texts}
            durations={
              schedule.durations.length > 1 && (
                <>
                  <DurationChoice durations={schedule.durations} />
                  <noscript>
                    <span>{schedule.durations.map((one) => durationWords(texts, one)).join(' · ')}</span>
                  </noscript>
                </>
              )
            }
            hosts={hosts && <LateHostChoice hosts={hosts} {...(k && { k })} />}
          />
          <div className="min-w-0 lg:sticky lg:top-0 lg:self-start noscript:hidden embed:static">
            <Booker page={page} />
            <p className="visitor-late">
              <a href={timesPathOf(page, texts)} target="_top" className={outlineButton}>
                {texts.t.plain.seeTimes}
              </a>
            </p>
          </div>
          <noscript className="block border-t px-4 py-5 text-sm sm:px-6 lg:border-t-0">
            <p>{texts.t.plain.note}</p>
            {/* The pages without scripts stand in no frame: there nobody could be shown what they press. */}
            <a href={timesPathOf(page, texts)} target="_top" className={`${primaryButton} mt-3`}>
              {texts.t.plain.seeTimes}
            </a>
          </noscript>
        </main>
        <MadeWith text={texts.t.madeWith} locale={texts.locale} languages={languages} statement={statement} />
      </div>
    </ChoicesProvider>
  )
}
