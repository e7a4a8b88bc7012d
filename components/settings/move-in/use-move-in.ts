import { useRef, useState } from 'react'
import type { ArrivalAnswer } from '@/lib/arrivals/api-shapes'
import { PRESET_PAST_DAYS } from '@/lib/arrivals/limits'
import { useBring } from '@/lib/client/arrivals'
import { type ArrivalSource, READABLE_SOURCES, type ReadableSource } from '@/lib/shared/arrivals/lists'
import { wallTimeToInstant } from '@/lib/time/wall-time'
import { useTexts } from '@/messages/react/texts-provider'
import { useClock } from '../../layout/use-clock'
import { useReasonOf } from '../../ui/toast-failure'
import type { ColumnChoice } from './column-map'
import { NO_CHOICES, type PlanChoices } from './plan-choices'
import { useReading } from './use-reading'

export type MoveInStep =
  | { is: 'choosing' }
  | { is: 'sending'; dryRun: boolean }
  | { is: 'planned'; answer: ArrivalAnswer }
  | { is: 'done'; answer: ArrivalAnswer }

export const toReadable = (source: ArrivalSource): ReadableSource | null =>
  READABLE_SOURCES.find((one) => one === source) ?? null

/** Sources that have bookings, so that there are past ones and reminders. */
export const hasBookings = (source: ArrivalSource) => source === 'calcom' || source === 'calendly'

/** Holds the choices and the step of the screen. Files stay chosen when a call fails. */
export function useMoveIn() {
  const { t } = useTexts('moveIn')
  const reasonOf = useReasonOf()
  const { mutateAsync } = useBring()
  const clock = useClock()
  const [source, setSource] = useState<ArrivalSource>('calendly')
  const [files, setFiles] = useState<readonly File[]>([])
  const [token, setToken] = useState('')
  const [pastDays, setPastDays] = useState(PRESET_PAST_DAYS)
  const [formId, setFormId] = useState('')
  const [choices, setChoices] = useState<PlanChoices>(NO_CHOICES)
  const [columns, setColumns] = useState<ColumnChoice[] | null>(null)
  /** The plan that is shown is not that of these choices and columns. */
  const [isOutdated, setOutdated] = useState(false)
  const [step, setStep] = useState<MoveInStep>({ is: 'choosing' })
  const [problem, setProblem] = useState('')
  const [tokenProblem, setTokenProblem] = useState('')
  const sending = useRef<AbortController>(undefined)
  const reader = useReading((read) => {
    // The token has done its work.
    setToken('')
    setFiles(read)
    void send(read, true, { is: 'choosing' })
  }, setTokenProblem)

  function toOptions() {
    const { notice, window, takeOver } = choices
    return {
      defaults: {
        ...(!Number.isNaN(notice) && { minimumNotice: notice }),
        ...(!Number.isNaN(window) && { bookingWindow: { type: 'days', days: window } }),
      },
      ...(hasBookings(source) && { pastDays }),
      ...(takeOver && {
        takeOverFrom: new Date(
          wallTimeToInstant({ date: takeOver, time: '00:00' }, clock?.timezone ?? 'UTC'),
        ).toISOString(),
      }),
      ...(source === 'csv' && formId && { formId }),
      ...(columns && { columns }),
    }
  }

  async function send(chosen: readonly File[], dryRun: boolean, back: MoveInStep) {
    const stop = new AbortController()
    sending.current = stop
    setProblem('')
    setStep({ is: 'sending', dryRun })
    try {
      const sent = { from: source, files: chosen, options: toOptions(), dryRun }
      const answer = await mutateAsync({ ...sent, signal: stop.signal })
      setOutdated(false)
      setStep({ is: dryRun ? 'planned' : 'done', answer })
    } catch (error) {
      if (!stop.signal.aborted) setProblem(reasonOf(error) ?? t.noAnswer)
      setStep(back)
    }
  }

  /** What was chosen for other files is no choice for these. */
  function reset() {
    reader.forget()
    setFiles([])
    setChoices(NO_CHOICES)
    setColumns(null)
    setOutdated(false)
    setProblem('')
    setTokenProblem('')
  }

  return {
    source,
    files,
    token,
    pastDays,
    formId,
    choices,
    columns,
    isOutdated,
    step,
    problem,
    tokenProblem,
    reading: reader.reading,
    setToken,
    setPastDays,
    setFormId,
    setChoices: (chosen: PlanChoices) => {
      setChoices(chosen)
      setOutdated(true)
    },
    setColumns: (chosen: ColumnChoice[]) => {
      setColumns(chosen)
      setOutdated(true)
    },
    setFiles: (chosen: readonly File[]) => {
      setFiles(chosen)
      setColumns(null)
    },
    chooseSource: (chosen: ArrivalSource) => {
      setSource(chosen)
      setToken('')
      reset()
    },
    read: (from: ReadableSource) => reader.read(from, token.trim(), pastDays),
    stopReading: reader.stop,
    plan: () => void send(files, true, { is: 'choosing' }),
    planAgain: () => void send(files, true, step),
    bring: () => void send(files, false, step),
    stop: () => sending.current?.abort(),
    reset: () => {
      reset()
      setStep({ is: 'choosing' })
    },
  }
}

/** The state and the actions of {@link useMoveIn}. */
export type Moving = ReturnType<typeof useMoveIn>
