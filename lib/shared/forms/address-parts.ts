/** The parts of an address, in the order in which they are asked. */
export const ADDRESS_PARTS = ['line1', 'line2', 'postalCode', 'city', 'region', 'country'] as const

export type AddressPart = (typeof ADDRESS_PARTS)[number]
