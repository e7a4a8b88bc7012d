import type { Form } from '@/lib/forms/form'
import type { Question } from '@/lib/shared/forms/question'

/** The props of every tab of the editor. */
export type PanelProps = { form: Form; questions: Question[] }
