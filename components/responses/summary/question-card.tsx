import type { ChoiceSummary, QuestionSummary, RatingSummary } from '@/lib/forms/summary/summary'
import {
  answeredText,
  choicesSentence,
  numbersSentence,
  ratingSentence,
  textsSentence,
} from '@/lib/forms/summary/summary-words'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { ChosenChart } from './chosen-chart'
import { LatestTexts } from './latest-texts'
import { NumberChart } from './number-chart'
import { SummaryCard } from './summary-card'

type Texts = PartTexts<'summary'>

/** The answers to one question, as a chart or list that suits its type. */
export function QuestionCard({ question, clock }: { question: QuestionSummary; clock: Clock | null }) {
  const texts = useTexts('summary')
  const { standing } = question
  return (
    <SummaryCard
      title={question.title}
      note={standing === 'current' ? undefined : texts.t.standing[standing]}
      counts={answeredText(question, texts)}
      sentence={sentenceOf(question, texts)}
    >
      {'choices' in question && <ChosenChart {...optionsOf(question, texts)} />}
      {'counts' in question && <ChosenChart {...ratingsOf(question, texts)} />}
      {'bins' in question && <NumberChart {...question} />}
      {'latest' in question && <LatestTexts texts={question.latest} clock={clock} />}
    </SummaryCard>
  )
}

function sentenceOf(question: QuestionSummary, texts: Texts): string {
  if ('choices' in question) return choicesSentence(question, texts)
  if ('counts' in question) return ratingSentence(question, texts)
  if ('bins' in question) return numbersSentence(question.facts, texts)
  return textsSentence(question.latest.length, question.answeredCount, texts)
}

function optionsOf({ title, choices, answeredCount }: ChoiceSummary, { t, say }: Texts) {
  const rows = choices.map(({ label, count, isOffered }) => ({
    label: isOffered ? label : say(t.notOffered, { label }),
    count,
  }))
  return { title, head: t.heads.option, rows, total: answeredCount }
}

/** The best rating comes first. */
function ratingsOf({ title, counts, answeredCount }: RatingSummary, { t, say }: Texts) {
  const rows = counts
    .map((count, index) => ({ label: say(t.rating, { rating: index + 1, max: counts.length }), count }))
    .reverse()
  return { title, head: t.heads.rating, rows, total: answeredCount }
}
