import { useLinkedFiles } from '@/components/layout/use-linked-files'
import { AnswerView } from '@/components/visitor/shared/answer-view'
import { choiceRows, countryRows, hourRows, periodRows, type Reader } from '@/lib/forms/summary/question-words'
import { isSummary, type LatestText, type QuestionSummary, type SummaryOf } from '@/lib/forms/summary/summary'
import { numberText } from '@/lib/forms/summary/summary-words'
import type { Answer } from '@/lib/shared/forms/question'
import type { Clock } from '@/lib/time/meeting-time'
import { ChosenChart } from './chosen-chart'
import { DataTable } from './data-table'
import { Histogram } from './histogram'
import { LatestAnswers } from './latest-answers'
import { MatrixTable } from './matrix-table'
import { NumberChart } from './number-chart'
import { RankingTable } from './ranking-table'
import { ScaleChart } from './scale-chart'

/** Fields of a question that the view of an answer does not use. */
const UNASKED = { required: false, order: 0, options: [] }

type QuestionChartProps = { question: QuestionSummary; reader: Reader; clock: Clock | null }

/** The chart, table or list that suits the way in which a question is summed up. */
export function QuestionChart({ question, reader, clock }: QuestionChartProps) {
  const { texts } = reader
  const { heads } = texts.t
  const { title, answeredCount: total } = question
  if (isSummary('choices', question)) return <Choices question={question} reader={reader} clock={clock} />
  if (isSummary('rating', question)) {
    return <ChosenChart title={title} head={heads.rating} rows={ratingRows(question, reader)} total={total} />
  }
  if (isSummary('numbers', question)) return <NumberChart {...question} />
  if (isSummary('scale', question)) return <ScaleChart {...question} />
  if (isSummary('ranking', question)) return <RankingTable {...question} />
  if (isSummary('matrix', question)) return <MatrixTable {...question} />
  if (isSummary('dates', question)) {
    if (!question.range) return null
    return <Histogram title={title} head={heads.date[question.unit]} rows={periodRows(question, reader)} />
  }
  if (isSummary('hours', question)) {
    if (total === 0) return null
    return <Histogram title={title} head={heads.hour} rows={hourRows(question, reader)} />
  }
  if (isSummary('consent', question)) return <Wordings question={question} reader={reader} />
  if (isSummary('addresses', question)) return <Addresses question={question} reader={reader} clock={clock} />
  if (isSummary('files', question)) {
    return (
      <LatestAnswers items={question.latest} clock={clock}>
        {({ files }) => <FilesAnswer question={question} files={files} reader={reader} />}
      </LatestAnswers>
    )
  }
  return <Texts question={question} latest={question.latest} reader={reader} clock={clock} />
}

type TextsProps = { question: QuestionSummary; latest: readonly LatestText[]; reader: Reader; clock: Clock | null }

function Texts({ question, latest, reader, clock }: TextsProps) {
  return (
    <LatestAnswers items={latest} clock={clock}>
      {({ text, isCut }) => view(question, isCut ? `${text}…` : text, reader)}
    </LatestAnswers>
  )
}

type PartProps<Kind extends 'choices' | 'addresses'> = {
  question: SummaryOf<Kind>
  reader: Reader
  clock: Clock | null
}

/** Below the options the newest texts in place of one. */
function Choices({ question, reader, clock }: PartProps<'choices'>) {
  const { t, say } = reader.texts
  const { title, other, answeredCount } = question
  return (
    <>
      <ChosenChart title={title} head={t.heads.option} rows={choiceRows(question, reader)} total={answeredCount} />
      {other && other.count > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-medium text-sm">{say(t.otherTexts, { count: other.count })}</h3>
          <Texts question={question} latest={other.latest} reader={reader} clock={clock} />
        </>
      )}
    </>
  )
}

function Addresses({ question, reader, clock }: PartProps<'addresses'>) {
  const { title, latest, countries, answeredCount } = question
  const rows = countryRows(question, reader.texts)
  return (
    <>
      {countries.length > 0 && (
        <div className="mb-4">
          <ChosenChart title={title} head={reader.texts.t.heads.country} rows={rows} total={answeredCount} />
        </div>
      )}
      <LatestAnswers items={latest} clock={clock}>
        {({ address }) => view(question, address, reader)}
      </LatestAnswers>
    </>
  )
}

function Wordings({
  question: { title, wordings },
  reader: { texts },
}: {
  question: SummaryOf<'consent'>
  reader: Reader
}) {
  const { t, locale } = texts
  if (wordings.length === 0) return null
  return (
    <DataTable
      caption={title}
      head={[t.heads.wording, t.heads.count]}
      rows={wordings.map(({ text, count }) => [text, numberText(count, locale)])}
    />
  )
}

function view({ id, title, type }: QuestionSummary, answer: Answer, { answers }: Reader) {
  return <AnswerView question={{ id, title, type, ...UNASKED }} answer={answer} texts={answers} />
}

type FilesAnswerProps = {
  question: SummaryOf<'files'>
  files: SummaryOf<'files'>['latest'][number]['files']
  reader: Reader
}

function FilesAnswer({ question: { id, title, type }, files, reader }: FilesAnswerProps) {
  const linked = useLinkedFiles(files)
  const names = files.map((file) => file.id)
  return <AnswerView question={{ id, title, type, ...UNASKED }} answer={names} files={linked} texts={reader.answers} />
}

/** The best rating comes first. */
function ratingRows({ counts }: SummaryOf<'rating'>, { texts: { t, say } }: Reader) {
  return counts
    .map((count, index) => ({ label: say(t.rating, { rating: index + 1, max: counts.length }), count }))
    .reverse()
}
