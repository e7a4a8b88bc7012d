import { scoreText } from '@/lib/forms/summary/question-words'
import type { SummaryOf } from '@/lib/forms/summary/summary'
import { numberText, shareText } from '@/lib/forms/summary/summary-words'
import { useTexts } from '@/messages/react/texts-provider'
import { Facts } from './facts'
import { Histogram } from './histogram'

/** The counts of all numbers, below the groups of a net promoter score. */
export function ScaleChart({ title, mean, steps, nps }: SummaryOf<'scale'>) {
  const texts = useTexts('summary')
  const { t, say, locale } = texts
  if (mean === null) return null
  const rows = steps.map(({ value, count, isOffered }) => {
    const label = numberText(value, locale)
    return { label: isOffered ? label : say(t.notOffered, { label }), count }
  })
  return (
    <>
      {nps && <Facts facts={groupsOf(nps)} />}
      <Histogram title={title} head={t.heads.step} rows={rows} />
    </>
  )

  function groupsOf({ score, promoterCount, passiveCount, detractorCount }: NonNullable<typeof nps>) {
    const total = promoterCount + passiveCount + detractorCount
    const share = (count: number) =>
      say(t.bar, { number: numberText(count, locale), share: shareText(count, total, texts) })
    return [
      { label: t.nps.score, text: scoreText(score, locale) },
      { label: t.nps.promoters, text: share(promoterCount) },
      { label: t.nps.passives, text: share(passiveCount) },
      { label: t.nps.detractors, text: share(detractorCount) },
    ]
  }
}
