import type { Language } from '@/lib/vocabulary/languages'
import { MAX_IN_MAIL } from '@/lib/vocabulary/mail'
import { shorten } from '@/lib/vocabulary/text/shorten'
import { READERS } from './reader-language'
import type { Mail } from './templates'

/** The page of a booking with its texts in the booking's language, as far as its owner has translated them. */
export type BookedPage = {
  /** That of the main texts. */
  language: Language
  title: string
  description: string
  translated: { title?: string; description?: string } | null
}

/** A mail to a booking's people with the page's texts in their language. What its owner has renamed since stays. */
export function withPeoplesTexts(mail: Mail, page: BookedPage | null): Mail {
  if (!page?.translated || READERS[mail.template] !== 'people') return mail
  const given = mail.props as { title?: string; description?: string }
  const { title, description } = page.translated
  const isOfPage = given.description && given.description === shorten(page.description, MAX_IN_MAIL)
  const translated = {
    ...(title && given.title === page.title && { title }),
    ...(description && isOfPage && { description: shorten(description, MAX_IN_MAIL) }),
  }
  return { ...mail, props: { ...mail.props, ...translated } } as Mail
}
