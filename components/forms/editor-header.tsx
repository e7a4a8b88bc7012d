import { useState } from 'react'
import { findClosedReason, toClosing } from '@/lib/forms/closing'
import type { Form } from '@/lib/forms/form'
import type { Question } from '@/lib/shared/forms/question'
import { CopyLink } from '../layout/copy-link'
import { PageHeader } from '../layout/page-header'
import { useMinute } from '../ui/use-minute'
import { FormStatus } from './form-status'
import { PublishButton } from './publish-button'
import { PublishedDialog } from './published-dialog'
import { ShareForm } from './share-form'
import { publicPath, ViewForm } from './view-form'

type EditorHeaderProps = { form: Form; questions: readonly Question[]; openedAt: number }

export function EditorHeader({ form, questions, openedAt }: EditorHeaderProps) {
  /** The message of the publishing; null once its dialog is closed. */
  const [published, setPublished] = useState<string | null>(null)
  const isClosed = findClosedReason(toClosing(form), useMinute(openedAt)) !== null
  return (
    <PageHeader title={form.title} text={<FormStatus isPublished={form.isPublished} isClosed={isClosed} />}>
      <ViewForm form={form} className={action} />
      {form.isPublished && <CopyLink path={publicPath(form)} variant="ghost" className="px-3.5 max-[22.5rem]:hidden" />}
      <ShareForm form={form} className={form.isPublished ? undefined : 'max-[30rem]:hidden'} />
      {!form.isPublished && <PublishButton form={form} className={action} onPublished={setPublished} />}
      <PublishedDialog form={form} questions={questions} words={published} onClose={() => setPublished(null)} />
    </PageHeader>
  )
}

/** One row on a phone, where a draft has nothing to share. On the narrowest screens the link is only in the Share dialog. */
const action = 'px-3.5 max-[22.5rem]:px-2.5 max-[30rem]:[&_svg]:hidden'
