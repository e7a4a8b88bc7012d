import type { ChoiceSummary, QuestionSummary, RatingSummary, Standing } from '@/lib/forms/summary/summary'
import {
  answeredText,
  choicesSentence,
  numbersSentence,
  ratingSentence,
  textsSentence,
} from '@/lib/forms/summary/summary-words'
import type { Clock } from '@/lib/time/meeting-time'
import { ChosenChart } from './chosen-chart'
import { LatestTexts } from './latest-texts'
import { NumberChart } from './number-chart'
import { SummaryCard } from './summary-card'

const NOTES: Record<Standing, string | undefined> = {
  current: undefined,
  retyped: 'As it was asked before: the question has another type now.',
  deleted: 'The form asks this no more.',
}

/** What came of one question, drawn as its type asks. */
export function QuestionCard({ question, clock }: { question: QuestionSummary; clock: Clock | null }) {
  return (
    <SummaryCard
      title={question.title}
      note={NOTES[question.standing]}
      counts={answeredText(question)}
      sentence={sentenceOf(question)}
    >
      {'choices' in question && <ChosenChart {...optionsOf(question)} />}
      {'counts' in question && <ChosenChart {...ratingsOf(question)} />}
      {'bins' in question && <NumberChart {...question} />}
      {'latest' in question && <LatestTexts texts={question.latest} clock={clock} />}
    </SummaryCard>
  )
}

function sentenceOf(question: QuestionSummary): string {
  if ('choices' in question) return choicesSentence(question)
  if ('counts' in question) return ratingSentence(question)
  if ('bins' in question) return numbersSentence(question.facts)
  return textsSentence(question.latest.length, question.answeredCount)
}

function optionsOf({ title, choices, answeredCount }: ChoiceSummary) {
  const rows = choices.map(({ label, count, isOffered }) => ({
    label: isOffered ? label : `${label} (no longer offered)`,
    count,
  }))
  return { title, thing: 'Option', rows, total: answeredCount }
}

/** The best one stands first, as one reads. */
function ratingsOf({ title, counts, answeredCount }: RatingSummary) {
  const rows = counts.map((count, index) => ({ label: `${index + 1} of ${counts.length}`, count })).reverse()
  return { title, thing: 'Rating', rows, total: answeredCount }
}
