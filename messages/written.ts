import type { DEFAULT_LANGUAGE, Language, OwnerLanguage } from '@/lib/shared/languages'
import type { mails } from './en/mails'
import type { owner } from './en/owner'
import type { ownerMails } from './en/owner-mails'
import type { shared } from './en/shared'
import type { furtherErrors } from './en/shared/api-errors'
import type { visitor } from './en/visitor'
import type { Translated } from './message'

type VisitorFiles = {
  mails: Translated<typeof mails>
  shared: Translated<Omit<typeof shared, 'apiErrors'> & { furtherErrors: typeof furtherErrors }>
  visitor: Translated<typeof visitor>
}

type OwnerFiles = VisitorFiles & { owner: Translated<typeof owner>; 'owner-mails': Translated<typeof ownerMails> }

type AllFiles = {
  [Code in Exclude<Language, typeof DEFAULT_LANGUAGE>]: Code extends OwnerLanguage ? OwnerFiles : VisitorFiles
}

type Complete<Files extends AllFiles> = Files

/** The files of the translations, for the compiler alone: a text that one of them lacks does not compile. */
export type Written = Complete<{
  ar: {
    mails: typeof import('./ar/mails.json')
    shared: typeof import('./ar/shared.json')
    visitor: typeof import('./ar/visitor.json')
  }
  de: {
    mails: typeof import('./de/mails.json')
    owner: typeof import('./de/owner.json')
    'owner-mails': typeof import('./de/owner-mails.json')
    shared: typeof import('./de/shared.json')
    visitor: typeof import('./de/visitor.json')
  }
  es: {
    mails: typeof import('./es/mails.json')
    shared: typeof import('./es/shared.json')
    visitor: typeof import('./es/visitor.json')
  }
  fr: {
    mails: typeof import('./fr/mails.json')
    shared: typeof import('./fr/shared.json')
    visitor: typeof import('./fr/visitor.json')
  }
  it: {
    mails: typeof import('./it/mails.json')
    shared: typeof import('./it/shared.json')
    visitor: typeof import('./it/visitor.json')
  }
  ja: {
    mails: typeof import('./ja/mails.json')
    shared: typeof import('./ja/shared.json')
    visitor: typeof import('./ja/visitor.json')
  }
  pl: {
    mails: typeof import('./pl/mails.json')
    shared: typeof import('./pl/shared.json')
    visitor: typeof import('./pl/visitor.json')
  }
  'pt-BR': {
    mails: typeof import('./pt-BR/mails.json')
    shared: typeof import('./pt-BR/shared.json')
    visitor: typeof import('./pt-BR/visitor.json')
  }
  tr: {
    mails: typeof import('./tr/mails.json')
    owner: typeof import('./tr/owner.json')
    'owner-mails': typeof import('./tr/owner-mails.json')
    shared: typeof import('./tr/shared.json')
    visitor: typeof import('./tr/visitor.json')
  }
}>
