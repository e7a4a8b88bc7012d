import { moveFocus } from '@/lib/meetings/visitor/day-focus'

/** The `components/visitor/times/load-keys.ts` of the early script, which loads nothing: bundled in place, an import would wrap all modules. */
export const loadKeys = async () => ({ moveFocus })
