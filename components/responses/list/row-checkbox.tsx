import { Check } from 'lucide-react'

type RowCheckboxProps = {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  'aria-label': string
  'aria-describedby': string
}

/** A native checkbox that looks like ours, since a table may have thousands of them. */
export function RowCheckbox({ checked, onCheckedChange, ...aria }: RowCheckboxProps) {
  return (
    <span className="relative flex">
      <input
        type="checkbox"
        {...aria}
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className="size-5 shrink-0 cursor-pointer appearance-none rounded-sm border border-input bg-card after:absolute after:-inset-3 checked:border-primary checked:bg-primary"
      />
      {checked && (
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute inset-[0.1875rem] size-3.5 text-primary-foreground"
        />
      )}
    </span>
  )
}
