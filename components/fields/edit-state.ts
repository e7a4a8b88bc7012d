/** The state of a form that its dialog checks before it closes. */
export type EditState = { isDirty: boolean; isSaving: boolean }
