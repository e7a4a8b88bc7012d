'use client'

import { useQuestions } from '@/lib/client/form-questions'
import { useForm } from '@/lib/client/forms'
import { ApiError } from '@/lib/client/request'
import { useTexts } from '@/messages/react/texts-provider'
import { BackLink } from '../layout/back-link'
import { EditorHeader } from './editor-header'
import { EditorTabs } from './editor-tabs'
import { FormProblem } from './form-problem'
import { NoticeHint } from './notice-hint'
import type { Tab } from './preset-tab'
import { EditorSkeleton } from './skeletons'

/** `openedTab` is the tab in the address, `openedAt` the server's time. */
type EditFormProps = { id: string; openedTab: Tab | null; openedAt: number }

export function EditForm({ id, openedTab, openedAt }: EditFormProps) {
  const { t } = useTexts('forms')
  const { data: form, error: formError } = useForm(id)
  const { data: questions, error: questionsError } = useQuestions(id)
  const error = formError ?? questionsError
  const isReady = form !== undefined && questions !== undefined
  if (!isReady && error) {
    return <FormProblem title={t.editor.title} text={isMissing(error) ? t.notFound : t.loadFailed} />
  }
  return (
    <>
      <BackLink href="/forms">{t.back}</BackLink>
      {isReady ? (
        <>
          <EditorHeader form={form} openedAt={openedAt} />
          <NoticeHint form={form} />
          <EditorTabs form={form} questions={questions} openedTab={openedTab} openedAt={openedAt} />
        </>
      ) : (
        <EditorSkeleton />
      )}
    </>
  )
}

function isMissing(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}
