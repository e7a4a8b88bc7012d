import { SearchX } from 'lucide-react'
import Link from 'next/link'
import { PageHeader } from '../layout/page-header'
import { buttonStyles } from '../ui/button-styles'
import { EmptyState } from '../ui/empty-state'

export const FORM_NOT_FOUND = "Form not found or you don't have access to this form."
export const FORM_FAILED = 'There was an error loading the form. Please try again later.'

/** Instead of what is not there, or is somebody else's, with a way back. */
export function FormProblem({ title, text }: { title: string; text: string }) {
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
