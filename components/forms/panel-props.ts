import type { Form } from '@/lib/forms/form'
import type { Question } from '@/lib/vocabulary/question'

/** What every tab of the editor is given. */
export type PanelProps = { form: Form; questions: Question[] }
