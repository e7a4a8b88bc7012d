import type { NamedEnding } from '@/lib/forms/rules/ending-label'
import type { Question } from '@/lib/vocabulary/forms/question'

/** The questions and endings of a form, which its rules name. */
export type RuleNames = { questions: readonly Question[]; endings: readonly NamedEnding[] }
