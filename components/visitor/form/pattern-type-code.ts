import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import { TYPE_CODE as PAGED } from './paged-type-code'
import type { TypeCode } from './type-code'

/** All code, with the engine of patterns. */
export const TYPE_CODE: TypeCode = { ...PAGED, kit: FULL_KIT }
