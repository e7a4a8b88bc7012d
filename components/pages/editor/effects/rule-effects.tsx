import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { useMinute } from '@/components/ui/use-minute'
import { useSettings } from '@/lib/client/settings'
import { type EffectName, effectSentence } from '@/lib/pages/effects/effect-sentence'
import { type RuleEffects as Effects, ruleEffects } from '@/lib/pages/effects/rule-effects'
import { readRules } from '@/lib/pages/effects/rule-values'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { useTexts } from '@/messages/react/texts-provider'
import { EffectNote } from './effect-note'
import { GapChoice } from './gap-choice'

const DELAY_MS = 200
const GAP_RULES = ['step', 'bufferBefore', 'bufferAfter'] as const

type Known = { effects: Effects; timezone: string; now: number }
type Shared = { known: Known | null; isValid: boolean }
const Context = createContext<Shared>({ known: null, isValid: false })

/** Computes what the rules in the form do, once for all sentences inside, when the typing pauses. */
export function RuleEffects({ children }: { children: ReactNode }) {
  const settled = useDebouncedValue(useWatch<PageFormValues>(), DELAY_MS)
  const text = useMemo(() => JSON.stringify(readRules(settled)), [settled])
  const now = useMinute(0)
  const { data: settings } = useSettings()
  const weekStartDay = settings?.weekStartDay ?? 1
  const known = useMemo(() => {
    const rules: ReturnType<typeof readRules> = JSON.parse(text)
    // The server knows neither the minute nor the reader's settings.
    if (!rules || now === 0) return null
    return { effects: ruleEffects(rules, now, weekStartDay), timezone: rules.timezone, now }
  }, [text, now, weekStartDay])
  const [last, setLast] = useState(known)
  if (known && known !== last) setLast(known)
  const shared = useMemo(() => ({ known: known ?? last, isValid: known !== null }), [known, last])
  return <Context value={shared}>{children}</Context>
}

/** Shows how many bookings the gaps cost, with buttons that change the form. `isBrief`: only the button that keeps the gaps. */
export function GapEffect({ isBrief = false }: { isBrief?: boolean }) {
  const { known } = useContext(Context)
  const { setValue, getValues, control } = useFormContext<PageFormValues>()
  const { isSubmitted } = useFormState({ control })
  function set(rules: Partial<Pick<PageFormValues, (typeof GAP_RULES)[number]>>): () => void {
    const before = getValues()
    const write = (values: typeof rules) => {
      for (const name of GAP_RULES) {
        if (name in rules) setValue(name, values[name], { shouldDirty: true, shouldValidate: isSubmitted })
      }
    }
    write(rules)
    return () => write(before)
  }
  return (
    <GapChoice
      isBrief={isBrief}
      cost={known?.effects.day?.gapCost ?? null}
      onStep={(step) => set({ step })}
      onNoGap={() => set({ bufferBefore: 0, bufferAfter: 0 })}
    />
  )
}

/** One sentence under a rule about what it does now. While a rule is not valid it is hidden, but keeps its place under the typing. */
export function RuleEffect({ of }: { of: EffectName }) {
  const { isValid } = useContext(Context)
  return <EffectNote isHidden={!isValid}>{useSentence(of)}</EffectNote>
}

/** The same sentence without a frame. */
export function RuleSentence({ of }: { of: EffectName }) {
  return useSentence(of)
}

function useSentence(of: EffectName): string | null {
  const { known } = useContext(Context)
  const words = useTexts('ruleEffects')
  const { data: settings } = useSettings()
  const { timeFormat = '24h', dateFormat = 'MMM D YYYY' } = settings ?? {}
  return known && effectSentence(of, known.effects, { ...known, timeFormat, dateFormat }, words)
}
