import type { OwnerCatalogue } from '@/messages/texts'
import { mails } from './mails'
import { owner } from './owner'
import { ownerMails } from './owner-mails'
import { shared } from './shared'
import { visitor } from './visitor'

export const de = { ...shared, ...visitor, ...mails, ...owner, ...ownerMails } satisfies OwnerCatalogue
