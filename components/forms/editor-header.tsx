import { Inbox } from 'lucide-react'
import Link from 'next/link'
import { findClosedReason, toClosing } from '@/lib/forms/closing'
import type { Form } from '@/lib/forms/form'
import { CopyLink } from '../layout/copy-link'
import { PageHeader } from '../layout/page-header'
import { buttonStyles } from '../ui/button-styles'
import { cn } from '../ui/cn'
import { useMinute } from '../ui/use-minute'
import { FormStatus } from './form-status'
import { ShareForm } from './share-form'
import { publicPath, ViewForm } from './view-form'

export function EditorHeader({ form, openedAt }: { form: Form; openedAt: number }) {
  const isClosed = findClosedReason(toClosing(form), useMinute(openedAt)) !== null
  return (
    <PageHeader title={form.title} text={<FormStatus isPublished={form.isPublished} isClosed={isClosed} />}>
      <ViewForm form={form} className={action} />
      <Link href={`/forms/${form.id}/responses`} className={cn(buttonStyles({ variant: 'outline' }), action)}>
        <Inbox aria-hidden="true" className="size-4" />
        Responses
      </Link>
      {form.isPublished && <CopyLink path={publicPath(form)} variant="ghost" className="px-3.5 max-[22.5rem]:hidden" />}
      <ShareForm form={form} />
    </PageHeader>
  )
}

/** On a phone all stand in one row; on the narrowest the link is in what Share opens. */
const action = 'px-3.5 max-[22.5rem]:px-2.5 max-[30rem]:[&_svg]:hidden'
