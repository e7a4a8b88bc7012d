import type { Scope } from '@/lib/shared/scopes'

/** A whole configuration needs all of them. */
export const MAY_READ = ['pages:read', 'forms:read', 'settings:read'] as const satisfies Scope[]
export const MAY_WRITE = ['pages:write', 'forms:write', 'settings:write'] as const satisfies Scope[]
