import { sayCheck } from '@/messages/check'
import { useCheckTexts } from '@/messages/react/texts-provider'

/** The reason why a field is refused: a schema's `check(…)` in words, or the server's sentence as it is. */
export function CheckSentence({ of: error }: { of: string | undefined }) {
  const words = useCheckTexts()
  return error && sayCheck(words, error)
}
