import type { NamedEnding } from '@/lib/forms/rules/ending-label'
import type { Question } from '@/lib/shared/forms/question'
import type { FormLanguages } from '../form-languages'

/** The questions and endings of a form, which its rules name, and the languages of their messages. */
export type RuleNames = {
  questions: readonly Question[]
  endings: readonly NamedEnding[]
  languages: FormLanguages
}
