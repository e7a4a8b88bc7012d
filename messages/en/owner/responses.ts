export const responses = {} as const
