import { createContext, type ReactNode, use } from 'react'
import { useMinute } from '@/components/ui/use-minute'

const NowContext = createContext(0)

/** One clock for all rows, since there may be thousands. `openedAt` is the server's now in epoch milliseconds. */
export function NowProvider({ openedAt, children }: { openedAt: number; children: ReactNode }) {
  return <NowContext value={useMinute(openedAt)}>{children}</NowContext>
}

/** The start of the current minute in epoch milliseconds. */
export function useNow(): number {
  return use(NowContext)
}
