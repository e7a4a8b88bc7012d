import { RARE_KIT } from '@/lib/forms/answers/rare-kit'
import { ALL_CONTROLS } from './controls/all-controls'
import { RULE_TALK } from './rule-messages'
import type { TypeCode } from './type-code'
import { WordsItem } from './words-item'

/** The code of all types but for patterns. */
export const TYPE_CODE: TypeCode = { kit: RARE_KIT, controls: ALL_CONTROLS, WordsItem, talk: RULE_TALK }
