import type { Catalogue } from '@/messages/texts'
import { mails } from './mails'
import { owner } from './owner'
import { shared } from './shared'
import { visitor } from './visitor'

export const tr = { ...shared, ...visitor, ...owner, ...mails } satisfies Catalogue
