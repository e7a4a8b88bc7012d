import { useRef, useState } from 'react'
import type { ArrivalAnswer } from '@/lib/arrivals/api-shapes'
import { useBring } from '@/lib/client/arrivals'
import type { ArrivalSource } from '@/lib/shared/arrivals/lists'
import { useTexts } from '@/messages/react/texts-provider'
import { useReasonOf } from '../../ui/toast-failure'

export type MoveInStep =
  | { is: 'choosing' }
  | { is: 'sending'; dryRun: boolean }
  | { is: 'planned'; answer: ArrivalAnswer }
  | { is: 'done'; answer: ArrivalAnswer }

/** Holds the choices and the step of the screen. Files stay chosen when a call fails. */
export function useMoveIn() {
  const { t } = useTexts('moveIn')
  const reasonOf = useReasonOf()
  const { mutateAsync } = useBring()
  const [source, setSource] = useState<ArrivalSource>('calendly')
  const [files, setFiles] = useState<readonly File[]>([])
  const [notice, setNotice] = useState('')
  const [step, setStep] = useState<MoveInStep>({ is: 'choosing' })
  const [problem, setProblem] = useState('')
  const sending = useRef<AbortController>(undefined)

  async function send(dryRun: boolean, back: MoveInStep) {
    const stop = new AbortController()
    sending.current = stop
    setProblem('')
    setStep({ is: 'sending', dryRun })
    const defaults = source === 'calendly' && notice.trim() !== '' ? { minimumNotice: Number(notice) } : {}
    try {
      const answer = await mutateAsync({ from: source, files, options: { defaults }, dryRun, signal: stop.signal })
      setStep({ is: dryRun ? 'planned' : 'done', answer })
    } catch (error) {
      if (!stop.signal.aborted) setProblem(reasonOf(error) ?? t.noAnswer)
      setStep(back)
    }
  }

  return {
    source,
    files,
    notice,
    step,
    problem,
    setNotice,
    setFiles,
    chooseSource: (chosen: ArrivalSource) => {
      setSource(chosen)
      setFiles([])
      setProblem('')
    },
    plan: () => void send(true, { is: 'choosing' }),
    bring: () => void send(false, step),
    stop: () => sending.current?.abort(),
    reset: () => {
      setFiles([])
      setProblem('')
      setStep({ is: 'choosing' })
    },
  }
}
