import { TYPE_CODE as FULL } from './full-type-code'
import { PagedBody } from './pages/paged-body'
import type { TypeCode } from './type-code'

/** The code of all types, and that of pages. */
export const TYPE_CODE: TypeCode = { ...FULL, PagedBody }
