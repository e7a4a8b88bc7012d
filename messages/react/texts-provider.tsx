'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { CheckTexts } from '../check'
import { sayIn } from '../say'
import type { GivenTexts, PartName, PartTexts } from '../texts'

const Texts = createContext<GivenTexts | null>(null)

type TextsProviderProps = { texts: GivenTexts; children: ReactNode }

/** Gives the parts of a catalogue to the screens inside. A provider within another one adds its parts. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  const outer = useContext(Texts)
  const all = useMemo(() => ({ ...texts, parts: { ...outer?.parts, ...texts.parts } }), [outer, texts])
  return <Texts value={all}>{children}</Texts>
}

/** One part of the catalogue. Throws where no provider around the screen has it. */
export function useTexts<Name extends PartName>(name: Name): PartTexts<Name> {
  const given = useContext(Texts)
  const part = given?.parts[name]
  if (!given || !part) throw new Error(`No TextsProvider gives the part “${name}”`)
  const { language, locale } = given
  return useMemo(() => ({ language, locale, say: sayIn(locale), t: part }), [language, locale, part])
}

/** For `sayCheck`. Owners' screens are given all sentences of checks, visitors' pages those that their forms can show. */
export function useCheckTexts(): CheckTexts {
  const { t, language, locale, say } = useTexts('visitorChecks')
  const parts = useContext(Texts)?.parts
  return useMemo(
    () => ({ language, locale, say, t: { ...t, ...parts?.answerChecks, ...parts?.checks, ...parts?.ownerChecks } }),
    [language, locale, say, t, parts],
  )
}
