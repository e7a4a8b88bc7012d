import { env } from '@/lib/platform/env'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { type StoredBrand, toMailBrand } from '@/lib/shared/brand'
import type { Language, OwnerLanguage } from '@/lib/shared/languages'
import type { MailTeam } from '@/lib/shared/mail'
import { type BookedPage, withOwnWords, withPeoplesTexts, withTextLanguages } from './reader'
import { renderMail } from './render'
import { toTeamNotice } from './team-notice'
import type { Mail, Message } from './templates'

/** `booking`: the one that the mail is about. */
export type Sender = {
  owner:
    | (StoredBrand & {
        name: string
        timeFormat: TimeFormat
        timezone: string | null
        language: OwnerLanguage
        team: MailTeam | null
      })
    | null
  booking: { language: Language; page: BookedPage | null } | null
}

/** A mail in the look and with the clock of its owner, if it has one, with the owner's own words in the language of its reader. */
export function writeMail(mail: Mail, { owner, booking }: Sender): Promise<Message> {
  const look = owner && {
    brand: toMailBrand(owner, env().APP_URL),
    timeFormat: owner.timeFormat,
    timezone: owner.timezone,
    language: owner.language,
  }
  const page = booking?.page ?? null
  const addressed = owner?.team ? toTeamNotice(mail, owner.team) : mail
  const translated = withOwnWords(withPeoplesTexts(addressed, page), page)
  const written = owner ? withTextLanguages(translated, addressed, { owner: owner.language, booking }) : translated
  return renderMail(written, look, booking?.language)
}
