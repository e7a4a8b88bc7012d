import type { Form } from '@/lib/forms/form'
import { useTexts } from '@/messages/react/texts-provider'
import { ShareButton } from '../share/share-button'
import { publicPath } from './view-form'

type ShareFormProps = { form: Form; className?: string; 'aria-describedby'?: string }

export function ShareForm({ form, ...props }: ShareFormProps) {
  const { t } = useTexts('forms')
  const unpublished = form.isPublished ? null : t.draft.share
  return <ShareButton kind="form" title={form.title} path={publicPath(form)} unpublished={unpublished} {...props} />
}
