import { useState } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { quietButton } from '../shared/styles'
import { TextField } from './text-field'

type Props = { max: number; typed?: string; issue: string | undefined }

/** Addresses of people to bring, folded away until somebody wants to. It opens without scripts too. */
export function GuestsField({ max, typed = '', issue }: Props) {
  const { t, say } = useTexts('bookingPeople')
  // Once it is open, nothing but the visitor folds it: it never hides what was typed.
  const [isOpenAtFirst] = useState(Boolean(issue || typed))
  return (
    <details open={isOpenAtFirst}>
      <summary
        className={`${quietButton} -ms-5 inline-flex cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
      >
        {t.guests.add}
      </summary>
      <div className="mt-2">
        <TextField
          name="guests"
          label={t.guests.label}
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed}
          hint={say(t.guests.hint, { count: max })}
          issue={issue}
          isOptional
        />
      </div>
    </details>
  )
}
