import type { Option } from '@/lib/shared/forms/question'

/** An option as the owner sends it. It keeps its value when its label changes. */
export type OptionInput = Pick<Option, 'label' | 'translations'> & { value?: string }

/**
 * Gives each option a unique value. A missing or repeated value is derived from the label: lower case, spaces as
 * underscores, with `_2`, `_3` … if taken. Labels are trimmed and not empty, so no value is empty.
 */
export function withValues(options: readonly OptionInput[]): Option[] {
  const kept = options.map(({ value }, index) =>
    value && options.findIndex((other) => other.value === value) === index ? value : null,
  )
  const taken = new Set(kept.filter((value) => value !== null))
  return options.map(({ label, translations }, index) => {
    const value = kept[index] ?? freeValue(label.toLowerCase().replace(/\s/g, '_'), taken)
    taken.add(value)
    return { value, label, ...(translations && { translations }) }
  })
}

function freeValue(wanted: string, taken: ReadonlySet<string>, count = 1): string {
  const value = count === 1 ? wanted : `${wanted}_${count}`
  return taken.has(value) ? freeValue(wanted, taken, count + 1) : value
}

/** Options, or the rows or columns of a matrix, keep their stored translations, by value, unless they are sent with others. */
export function withKeptTranslations(options: readonly Option[], stored: readonly Option[]): Option[] {
  return options.map(({ translations, ...option }) => {
    const kept = translations ?? stored.find(({ value }) => value === option.value)?.translations ?? {}
    return { ...option, ...(Object.keys(kept).length > 0 && { translations: kept }) }
  })
}
