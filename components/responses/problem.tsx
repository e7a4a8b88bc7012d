import { FORM_NOT_FOUND, FormProblem } from '../forms/form-problem'

const RESPONSE_NOT_FOUND = "Response not found or you don't have access to this response."

export const FormMissing = () => <FormProblem title="Responses" text={FORM_NOT_FOUND} />
export const ResponseMissing = () => <FormProblem title="Response" text={RESPONSE_NOT_FOUND} />
