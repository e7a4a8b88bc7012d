import { useRef, useState } from 'react'
import { useImport } from '@/lib/client/portability'
import type { ImportPlan } from '@/lib/portability/api-shapes'
import { MAX_IMPORT_BYTES } from '@/lib/portability/limits'
import { useTexts } from '@/messages/react/texts-provider'
import { useReasonOf } from '../../ui/toast-failure'

export type ImportStep =
  | { is: 'choosing' }
  /** `part` is how much has been sent; at 1 the server reads. */
  | { is: 'sending'; dryRun: boolean; part: number }
  | { is: 'planned'; plan: ImportPlan }
  | { is: 'done'; plan: ImportPlan }

type Asked = { dryRun: boolean; reminders: boolean }

const CHOOSING: ImportStep = { is: 'choosing' }

/** Sends the chosen zip for a plan, then once more to import it. The file stays chosen when either fails. */
export function useImportSteps() {
  const { t } = useTexts('dataTransfer')
  const reasonOf = useReasonOf()
  const { mutateAsync } = useImport()
  const [file, setFile] = useState<File | null>(null)
  const [step, setStep] = useState<ImportStep>(CHOOSING)
  const [problem, setProblem] = useState('')
  const [reminders, setReminders] = useState(false)
  const sending = useRef<AbortController>(undefined)

  async function send(chosen: File, { dryRun, reminders }: Asked, back: ImportStep) {
    const stop = new AbortController()
    sending.current = stop
    const onPart = (part: number) => {
      if (!stop.signal.aborted) setStep({ is: 'sending', dryRun, part })
    }
    setProblem('')
    onPart(0)
    try {
      const plan = await mutateAsync({ file: chosen, dryRun, reminders, signal: stop.signal, onPart })
      setStep({ is: dryRun ? 'planned' : 'done', plan })
    } catch (error) {
      if (!stop.signal.aborted) setProblem(reasonOf(error) ?? t.import.noAnswer)
      setStep(back)
    }
  }

  function choose(chosen: File) {
    setFile(chosen)
    setStep(CHOOSING)
    if (chosen.size === 0 || chosen.size > MAX_IMPORT_BYTES) {
      setProblem(chosen.size === 0 ? t.import.empty : t.import.tooLarge)
      return
    }
    setReminders(false)
    void send(chosen, { dryRun: true, reminders: false }, CHOOSING)
  }

  return {
    file,
    step,
    problem,
    choose,
    retry: () => file && choose(file),
    confirm: (planned: ImportStep) => file && void send(file, { dryRun: false, reminders }, planned),
    reminders,
    setReminders,
    cancel: () => sending.current?.abort(),
    reset: () => {
      setFile(null)
      setStep(CHOOSING)
      setProblem('')
    },
  }
}
