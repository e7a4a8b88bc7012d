import { MAX_RATING, RATINGS } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import type { ControlProps } from './control-props'

/** Five stars that are radios: one stop for the Tab key, arrows within. */
export function RatingControl({ question, id, answer, isInvalid, describedBy, onChange }: ControlProps) {
  const { t, say } = useTexts('form')
  const chosen = typeof answer === 'string' ? Number(answer) : 0
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={describedBy}
      aria-required={question.isRequired || undefined}
      className="-ms-1.5 w-full max-w-70"
    >
      <div className="flex">
        {RATINGS.map((rating) => (
          <label key={rating} className="group visitor-star">
            <input
              type="radio"
              name={question.id}
              value={rating}
              checked={rating === chosen}
              aria-label={say(t.outOf, { rating, max: MAX_RATING })}
              aria-invalid={isInvalid || undefined}
              onChange={() => onChange(String(rating))}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Star isFilled={rating <= chosen} />
            <span
              aria-hidden="true"
              className={`text-xs tabular-nums ${rating === chosen ? 'font-semibold' : 'text-muted-foreground'}`}
            >
              {rating}
            </span>
          </label>
        ))}
      </div>
      <div className="flex justify-between px-3 text-muted-foreground text-xs">
        <span>{t.ratingEnds.low}</span>
        <span>{t.ratingEnds.high}</span>
      </div>
    </div>
  )
}

function Star({ isFilled }: { isFilled: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={`size-8 transition-colors ${isFilled ? 'fill-primary stroke-primary' : 'fill-transparent stroke-input group-hover:stroke-primary'}`}
    >
      <path d="m12 3.2 2.7 5.6 6.1.85-4.45 4.3 1.1 6.1L12 17.1l-5.45 2.95 1.1-6.1-4.45-4.3 6.1-.85L12 3.2Z" />
    </svg>
  )
}
