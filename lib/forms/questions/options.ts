import type { Option } from '@/lib/vocabulary/question'

/** What an owner sends: an option that has a value keeps it, whatever becomes of its label. */
export type OptionInput = { value?: string; label: string }

/**
 * Gives each option a value of its own. One that comes without, or with one that an earlier option of the list has, gets
 * it from its label: lower case, spaces as underscores, with `_2`, `_3` … where that is taken. Labels are trimmed and not
 * empty, so no value is.
 */
export function withValues(options: readonly OptionInput[]): Option[] {
  const kept = options.map(({ value }, index) =>
    value && options.findIndex((other) => other.value === value) === index ? value : null,
  )
  const taken = new Set(kept.filter((value) => value !== null))
  return options.map(({ label }, index) => {
    const value = kept[index] ?? freeValue(label.toLowerCase().replace(/\s/g, '_'), taken)
    taken.add(value)
    return { value, label }
  })
}

function freeValue(wanted: string, taken: ReadonlySet<string>, count = 1): string {
  const value = count === 1 ? wanted : `${wanted}_${count}`
  return taken.has(value) ? freeValue(wanted, taken, count + 1) : value
}
