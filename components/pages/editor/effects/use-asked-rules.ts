import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { readRules } from '@/lib/pages/effects/rule-values'
import { hostFields } from '@/lib/pages/host-schema'
import type { PageFormValues } from '@/lib/pages/page-editor'

const DELAY_MS = 500

export type AskedRules = {
  /** All that decides about starts, as the text of a request; null while it could not be saved. */
  asked: string | null
  /** It differs from what is stored. */
  isChange: boolean
  /** False until the typing pauses. */
  isSettled: boolean
}

/** The rules in the form, once the typing pauses. */
export function useAskedRules(stored: PageFormValues): AskedRules {
  const typed = useWatch<PageFormValues>()
  const settled = useDebouncedValue(typed, DELAY_MS)
  const asked = useMemo(() => toBody(settled), [settled])
  const present = useMemo(() => toBody(stored), [stored])
  return { asked, isChange: asked !== present, isSettled: typed === settled }
}

type Values = Parameters<typeof readRules>[0] & { conflictCheckCalendars?: unknown; hostGroups?: unknown }

function toBody(values: Values): string | null {
  const rules = readRules(values)
  const hosts = hostFields.hostGroups.safeParse(values.hostGroups)
  const { conflictCheckCalendars } = values
  return rules && hosts.success ? JSON.stringify({ ...rules, conflictCheckCalendars, hostGroups: hosts.data }) : null
}
