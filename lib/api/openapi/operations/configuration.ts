import type { ErrorCode } from '@/lib/vocabulary/errors'
import type { Operations } from '../operation'

const REFUSED: readonly ErrorCode[] = [
  'slug_taken',
  'username_taken',
  'unknown_calendar',
  'read_only_calendar',
  'too_many_questions',
  'too_much_time_off',
]

export const configuration: Operations = {
  'GET /configuration': {
    id: 'getConfiguration',
    summary: 'Get all that the account says as one document',
    description:
      'Settings, time off, pages and forms with their questions and rules, without secrets. Pages and forms are named by their slugs, questions by a `key` that stays when they are reworded.',
  },
  'POST /configuration/plan': {
    id: 'planConfiguration',
    summary: 'Tell what a document would change',
    description:
      'Stores nothing, and refuses what `apply` would refuse. What the document leaves out stays; a list is whole. `prune` deletes the pages and forms that it does not have. At most 1,000,000 bytes.',
    errors: REFUSED,
  },
  'POST /configuration/apply': {
    id: 'applyConfiguration',
    summary: 'Apply a document',
    description:
      'All of it or nothing. Takes the `version` of the plan, and refuses with `changed` when the account has changed since. At most 1,000,000 bytes.',
    errors: ['changed', ...REFUSED],
  },
}
