import type { LucideIcon } from 'lucide-react'
import type { Part } from '@/messages/texts'

export type Group = keyof Part<'palette'>['groups']

/** A line of the palette. */
export type Entry = {
  id: string
  group: Group
  label: string
  /** Found by them as well. */
  keywords?: readonly string[]
  /** At the right: when a meeting is. */
  note?: string
  icon: LucideIcon
  /** Shown only once something is typed, since there may be many. */
  isFound?: boolean
  run: () => void
}

/** Makes what an entry runs: it leads to a path. */
export type Go = (path: string) => () => void
