import { SearchX } from 'lucide-react'
import Link from 'next/link'
import { FORM_NOT_FOUND } from '../forms/form-problem'
import { PageHeader } from '../layout/page-header'
import { buttonStyles } from '../ui/button-styles'
import { EmptyState } from '../ui/empty-state'

/** The texts of spec §8. */
const RESPONSE_NOT_FOUND = "Response not found or you don't have access to this response."

export const FormMissing = () => <Problem title="Responses" text={FORM_NOT_FOUND} />
export const ResponseMissing = () => <Problem title="Response" text={RESPONSE_NOT_FOUND} />

/** Instead of what is not there, or is somebody else's. */
function Problem({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon={SearchX} title={text}>
        <Link href="/forms" className={buttonStyles()}>
          Back to Forms
        </Link>
      </EmptyState>
    </>
  )
}
