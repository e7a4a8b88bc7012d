import { useState } from 'react'
import { toastFailure } from '@/components/ui/toast-failure'
import { fetchAllResponses } from '@/lib/client/all-responses'
import { useAskedQuestions } from '@/lib/client/form-responses'
import { downloadFile } from '@/lib/export/download'
import { toResponsesTable, unknownIds } from '@/lib/forms/answers/responses-export'
import type { Form, FormResponse } from '@/lib/forms/form'

/** Reads all there is, whatever the list is narrowed to, and makes the file here. */
export function useExportResponses(form: Form) {
  const questions = useAskedQuestions(form.id)
  /** How many were read so far; null while nothing is under way. */
  const [readCount, setReadCount] = useState<number | null>(null)

  /** Read with the screen, and again only when somebody has answered something newer. */
  async function askedIn(responses: FormResponse[]) {
    if (questions.data && unknownIds(responses, questions.data).length === 0) return questions.data
    return (await questions.refetch({ throwOnError: true })).data ?? []
  }

  async function run() {
    setReadCount(0)
    try {
      const [{ toCsv }, responses] = await Promise.all([
        import('@/lib/export/csv'),
        fetchAllResponses(form.id, setReadCount),
      ])
      const table = toResponsesTable(responses, await askedIn(responses))
      downloadFile(`responses-${form.slug}.csv`, 'text/csv;charset=utf-8', toCsv(table))
    } catch (error) {
      toastFailure(error, 'The responses could not be exported')
    } finally {
      setReadCount(null)
    }
  }

  return { run, readCount }
}
