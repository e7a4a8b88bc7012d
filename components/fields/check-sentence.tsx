import { sayCheck } from '@/messages/check'
import { useTexts } from '@/messages/react/texts-provider'

/** The reason why a field is refused: a schema's `check(…)` in words, or the server's sentence as it is. */
export function CheckSentence({ of: error }: { of: string | undefined }) {
  const words = useTexts('checks')
  return error && sayCheck(words, error)
}
