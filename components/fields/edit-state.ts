/** What a dialog must know of the form in it before it closes. */
export type EditState = { isDirty: boolean; isSaving: boolean }
