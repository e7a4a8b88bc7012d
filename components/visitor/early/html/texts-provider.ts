import { sayIn } from '@/messages/say'
import type { GivenTexts, PartName } from '@/messages/texts'

let given: GivenTexts

/** The `messages/react/texts-provider.tsx` of the early script, which has one catalogue. Called before its children are drawn. */
export function TextsProvider({ texts, children }: { texts: GivenTexts; children: unknown }): unknown {
  given = texts
  return children
}

export function useTexts(name: PartName) {
  const { locale, parts } = given
  return { locale, say: sayIn(locale), t: parts[name] }
}
