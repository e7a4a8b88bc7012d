import { sayCheck } from '@/messages/check'
import { useTexts } from '@/messages/react/texts-provider'

/** Why a field is refused: what a schema says with `check(…)`, or a sentence of the server as it is. */
export function CheckSentence({ of: error }: { of: string | undefined }) {
  const words = useTexts('checks')
  return error && sayCheck(words, error)
}
