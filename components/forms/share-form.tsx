import type { Form } from '@/lib/forms/form'
import { ShareButton } from '../share/share-button'
import { publicPath } from './view-form'

type ShareFormProps = { form: Form; className?: string; 'aria-describedby'?: string }

export function ShareForm({ form, ...props }: ShareFormProps) {
  const draft = 'This form is a draft. Publish it first: until then nobody can open its page.'
  return (
    <ShareButton title={form.title} path={publicPath(form)} unpublished={form.isPublished ? null : draft} {...props} />
  )
}
