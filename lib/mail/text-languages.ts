import type { Language, OwnerLanguage } from '@/lib/vocabulary/languages'
import type { BookedPage } from './people-texts'
import { readerLanguage } from './reader-language'
import type { Mail, MailTextLanguages } from './templates'

type Known = { owner: OwnerLanguage; booking: { language: Language; page: BookedPage | null } | null }

/** Names the languages of an owner's texts in a mail. `given`: the mail before its texts were translated. */
export function withTextLanguages(mail: Mail, given: Mail, { owner, booking }: Known): Mail {
  const main = booking?.page?.language ?? owner
  if (!('title' in mail.props) || main === readerLanguage(mail, { owner, booking: booking?.language ?? null }))
    return mail
  const before = given.props as TextProps
  const { title, description }: TextProps = mail.props
  const lang: MailTextLanguages = {
    ...(title === before.title && { title: main }),
    ...(description === before.description && { description: main }),
    words: main,
  }
  return { ...mail, props: { ...mail.props, lang } } as Mail
}

type TextProps = { title?: string; description?: string }
