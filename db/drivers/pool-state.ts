import type { PoolState } from '../database-handle'

/** The part that the pools of both drivers share. */
type Pool = { totalCount: number; idleCount: number; waitingCount: number }

export function stateOf({ totalCount, idleCount, waitingCount }: Pool): PoolState {
  return { total: totalCount, idle: idleCount, waiting: waitingCount }
}
