import type { VisitorCatalogue } from '@/messages/texts'
import { mails } from './mails'
import { shared } from './shared'
import { visitor } from './visitor'

export const ar = { ...shared, ...visitor, ...mails } satisfies VisitorCatalogue
