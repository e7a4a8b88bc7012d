export const logic = {} as const
