import { CORE_KIT } from '@/lib/forms/answers/core-kit'
import { evaluateLogic } from '@/lib/forms/rules/logic'
import { CORE_CONTROLS } from './controls/core-controls'
import { RULE_TALK } from './rule-messages'
import type { TypeCode } from './type-code'

/** The code of the most common types, and that of rules. */
export const TYPE_CODE: TypeCode = {
  kit: { ...CORE_KIT, applyRules: evaluateLogic },
  controls: CORE_CONTROLS,
  talk: RULE_TALK,
}
