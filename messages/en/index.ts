import { mails } from './mails'
import { operator } from './operator'
import { owner } from './owner'
import { ownerMails } from './owner-mails'
import { shared } from './shared'
import { visitor } from './visitor'

/** English, the language that the types of all others come from. Each key is a part, which a TextsProvider can give. */
export const en = { ...shared, ...visitor, ...owner, ...mails, ...ownerMails, ...operator }
