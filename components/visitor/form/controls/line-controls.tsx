import { useEffect, useState } from 'react'
import { dialCodeOf, withDialCode } from '@/lib/forms/answers/dial-codes'
import { useTexts } from '@/messages/react/texts-provider'
import type { ControlProps } from './control-props'
import { LineInput } from './text-control'

const FIRST_DATE = '1000-01-01'
const LAST_DATE = '9999-12-31'
const PHONE = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' } as const
const URL_LINE = {
  type: 'url',
  inputMode: 'url',
  autoComplete: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
  dir: 'ltr',
  placeholder: 'https://',
} as const

/** The browser's own picker, in the way its user writes dates. */
export function DateControl(props: ControlProps) {
  const { min = FIRST_DATE, max = LAST_DATE } = props.question.validation
  return (
    <div className="max-w-60">
      <LineInput {...props} input={{ type: 'date', min, max }} />
    </div>
  )
}

export function TimeControl(props: ControlProps) {
  const { min, max } = props.question.validation
  return (
    <div className="max-w-44">
      <LineInput {...props} input={{ type: 'time', min, max }} />
    </div>
  )
}

/** A number as it is written at home gets the code of the visitor's country once it is left, where they see it. */
export function PhoneControl(props: ControlProps) {
  const locale = useOwnLocale(useTexts('form').locale)
  const code = dialCodeOf(locale)?.code
  return (
    <LineInput
      {...props}
      input={{ ...PHONE, placeholder: code && `+${code}` }}
      onLeave={() => leaveWith(props, (typed) => withDialCode(typed, locale))}
    />
  )
}

/** An address without its beginning gets it once it is left. */
export function UrlControl(props: ControlProps) {
  return <LineInput {...props} input={URL_LINE} onLeave={() => leaveWith(props, withScheme)} />
}

function leaveWith({ answer, onChange, onLeave }: ControlProps, mend: (typed: string) => string) {
  const typed = typeof answer === 'string' ? answer : ''
  const mended = mend(typed)
  if (mended !== typed) onChange(mended)
  onLeave()
}

function withScheme(typed: string): string {
  const address = typed.trim()
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u.test(address) ? `https://${address}` : typed
}

/** With the visitor's country, which the page does not know. */
function useOwnLocale(locale: string): string {
  const [own, setOwn] = useState(locale)
  useEffect(() => {
    setOwn(navigator.languages.find((one) => /-[A-Z]{2}$/.test(one)) ?? locale)
  }, [locale])
  return own
}
