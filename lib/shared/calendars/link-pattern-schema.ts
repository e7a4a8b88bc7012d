import { check } from '@/messages/check'
import { MAX_LINE, trimmed } from '../text/text'
import { isLinkPattern, RANDOM } from './link-pattern'

/** An empty text is no pattern. */
export const linkPattern = trimmed(MAX_LINE).refine(
  (pattern) => pattern === '' || isLinkPattern(pattern),
  check('linkPattern', { random: RANDOM }),
)
