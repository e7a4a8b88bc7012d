import type { SummaryOf } from '@/lib/forms/summary/summary'
import { binText, numberText } from '@/lib/forms/summary/summary-words'
import { useTexts } from '@/messages/react/texts-provider'
import { Facts } from './facts'
import { Histogram } from './histogram'

/** The histogram of the numbers, with their lowest, median, average and highest. */
export function NumberChart({ title, facts, bins }: SummaryOf<'numbers'>) {
  const texts = useTexts('summary')
  const { t, locale } = texts
  if (!facts) return null
  const rows = bins.map((bin) => ({ label: binText(bin, facts.isWhole, texts), count: bin.count }))
  const shown = (['min', 'median', 'mean', 'max'] as const).map((fact) => {
    return { label: t.facts[fact], text: numberText(facts[fact], locale) }
  })
  return (
    <>
      <Facts facts={shown} />
      <Histogram title={title} head={t.heads.numbers} rows={rows} />
    </>
  )
}
