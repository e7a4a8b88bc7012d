import { useState } from 'react'
import { useToastFailure } from '@/components/ui/toast-failure'
import { fetchAllResponses } from '@/lib/client/all-responses'
import { useAskedQuestions } from '@/lib/client/form-responses'
import { downloadFile } from '@/lib/export/download'
import { toResponsesTable, unknownIds } from '@/lib/forms/answers/responses-export'
import type { Form, FormResponse } from '@/lib/forms/form'
import type { ResponseQuery } from '@/lib/forms/responses-schema'
import { useTexts } from '@/messages/react/texts-provider'

/** Fetches all responses that the filter finds, and makes the CSV file in the browser. */
export function useExportResponses(form: Form, filter: ResponseQuery) {
  const { t } = useTexts('responses')
  const toastFailure = useToastFailure()
  const questions = useAskedQuestions(form.id)
  /** The number of responses read so far; null when no export runs. */
  const [readCount, setReadCount] = useState<number | null>(null)

  /** Refetches the questions only if a response answers one that they lack. */
  async function askedIn(responses: FormResponse[]) {
    if (questions.data && unknownIds(responses, questions.data).length === 0) return questions.data
    return (await questions.refetch({ throwOnError: true })).data ?? []
  }

  async function run() {
    setReadCount(0)
    try {
      const [{ toCsv }, responses] = await Promise.all([
        import('@/lib/export/csv'),
        fetchAllResponses(form.id, setReadCount, filter),
      ])
      const table = toResponsesTable(responses, await askedIn(responses), t.csv)
      downloadFile(`responses-${form.slug}.csv`, 'text/csv;charset=utf-8', toCsv(table))
    } catch (error) {
      toastFailure(error, t.export.failed)
    } finally {
      setReadCount(null)
    }
  }

  return { run, readCount }
}
