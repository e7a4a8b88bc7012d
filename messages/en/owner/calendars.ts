export const calendars = {} as const
