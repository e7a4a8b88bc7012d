import { useId } from 'react'
import { durationWords } from '@/lib/time/duration-words'
import { useTexts } from '@/messages/react/texts-provider'

type Props = {
  durations: readonly number[]
  value: number
  isDisabled?: boolean
  onChoose: (duration: number) => void
}

/** The durations of a page as radio buttons, which the browser's own keys move between. */
export function DurationChips({ durations, value, isDisabled = false, onChoose }: Props) {
  const texts = useTexts('booking')
  const name = useId()
  return (
    <div role="radiogroup" aria-label={texts.t.facts.duration} className="flex flex-wrap gap-1.5 noscript:hidden">
      {durations.map((duration) => (
        <label key={duration} className="chip">
          <input
            type="radio"
            name={name}
            value={duration}
            checked={duration === value}
            disabled={isDisabled}
            className="sr-only"
            onChange={() => onChoose(duration)}
          />
          {durationWords(texts, duration)}
        </label>
      ))}
    </div>
  )
}
