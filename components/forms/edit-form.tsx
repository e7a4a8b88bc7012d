import type { ComponentProps } from 'react'
import { useQuestions } from '@/lib/client/form-questions'
import { useForm } from '@/lib/client/forms'
import { ApiError } from '@/lib/client/request'
import { useTexts } from '@/messages/react/texts-provider'
import { BackLink } from '../layout/back-link'
import { EditorHeader } from './editor-header'
import { EditorTabs } from './editor-tabs'
import { FormProblem } from './form-problem'
import { NoticeHint } from './notice-hint'
import { EditorSkeleton } from './skeletons'

/** `openedAt` is the server's time. */
type EditFormProps = { id: string } & Pick<ComponentProps<typeof EditorTabs>, 'openedAt' | 'Responses'>

export function EditForm({ id, openedAt, Responses }: EditFormProps) {
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
          <EditorHeader form={form} questions={questions} openedAt={openedAt} />
          {/* On a phone it stands below the responses, which it would push out of sight. */}
          <NoticeHint
            form={form}
            className="max-sm:has-[~*_[data-tab=responses][data-state=active]]:hidden print:hidden"
          />
          <EditorTabs form={form} questions={questions} openedAt={openedAt} Responses={Responses} />
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
