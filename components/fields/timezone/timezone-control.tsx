import { type ComponentProps, type KeyboardEvent, memo, type Ref, useImperativeHandle, useRef } from 'react'
import { NativeSelect } from '@/components/ui/native-select'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { useTexts } from '@/messages/react/texts-provider'
import { useTimezoneSearch } from './timezone-select'

type Props = Omit<ComponentProps<'select'>, 'ref' | 'value' | 'onChange'> & {
  ref: Ref<HTMLSelectElement>
  value: string
  options: readonly TimezoneOption[]
  /** Zones to offer first. */
  suggested: readonly string[]
  timeFormat: TimeFormat
  onChange: (timezone: string) => void
}

/** Keys that open a list. Letters still choose among the options, as in any list. */
const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp', 'F4']

/**
 * A list of the usual zones that opens the search in all zones instead of its own menu. It is a `select` so that it has
 * a value, a label and its own menu where scripts do not run.
 */
export function TimezoneControl({ ref, value, options, suggested, timeFormat, onChange, ...control }: Props) {
  const { t } = useTexts('timezones')
  const select = useRef<HTMLSelectElement>(null)
  const isHydrated = useHydrated()
  const { Search, typed, keepTyped, hasFailed, open, close, warmUp } = useTimezoneSearch()
  useImperativeHandle(ref, () => select.current as HTMLSelectElement)

  function handleKey(event: KeyboardEvent) {
    keepTyped(event)
    if (event.defaultPrevented || !OPENING_KEYS.includes(event.key)) return
    event.preventDefault()
    open()
  }

  /** The dialog gives the focus back to what had it. */
  function openByPress() {
    select.current?.focus()
    open()
  }

  return (
    <span className="relative block w-full sm:max-w-sm">
      <NativeSelect
        {...control}
        ref={select}
        value={value}
        aria-haspopup="dialog"
        aria-expanded={Search !== null}
        aria-controls={Search ? 'timezone-search' : undefined}
        onChange={({ target }) => onChange(target.value)}
        onFocus={warmUp}
        onKeyDown={handleKey}
      >
        <TimezoneOptions options={options} />
      </NativeSelect>
      {/* Phones open a list's own menu whatever a script says, so that a press must not reach it. */}
      {isHydrated && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="absolute inset-x-0 top-0 h-11 cursor-pointer rounded-lg"
          onPointerEnter={warmUp}
          onClick={openByPress}
        />
      )}
      {hasFailed && (
        <span role="alert" className="mt-1.5 block text-sm">
          {t.failed}
        </span>
      )}
      {Search && (
        <Search
          anchor={select}
          value={value}
          typed={typed}
          suggested={suggested}
          timeFormat={timeFormat}
          onChoose={onChange}
          onClose={close}
        />
      )}
    </span>
  )
}

/** Memoized: a change of another field must not render dozens of options again. */
const TimezoneOptions = memo(function TimezoneOptions({ options }: { options: readonly TimezoneOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
})
