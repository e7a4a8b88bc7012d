import { ExternalLink, Inbox, SearchX, ShieldCheck } from 'lucide-react'
import Link from 'next/link'
import { publicPath } from '@/components/forms/view-form'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { EmptyState } from '@/components/ui/empty-state'
import type { Form } from '@/lib/forms/form'

/** Nobody has answered. A draft cannot be answered yet. */
export function NoResponses({ form }: { form: Form }) {
  const label = (
    <>
      <ExternalLink aria-hidden="true" className="size-4" />
      View Public Form
    </>
  )
  if (!form.isPublished) {
    return (
      <EmptyState
        icon={Inbox}
        title="No responses yet"
        text="This form is a draft and must be published first: until then nobody can open its page."
      >
        <Button variant="outline" disabled>
          {label}
        </Button>
        <Link href={`/forms/${form.id}/edit`} className={buttonStyles()}>
          Edit Form
        </Link>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={Inbox} title="No responses yet" text="Share the form’s link: what people answer is listed here.">
      <a href={publicPath(form)} target="_blank" rel="noopener" className={buttonStyles()}>
        {label}
      </a>
    </EmptyState>
  )
}

/** There are some, and the search or the dates leave none. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState icon={SearchX} title="No responses found" text="None matches the search and the dates.">
      <Button variant="outline" onClick={onClear}>
        Show all responses
      </Button>
    </EmptyState>
  )
}

/** Nothing was sorted out. */
export function NoSpam() {
  return (
    <EmptyState
      icon={ShieldCheck}
      title="No spam"
      text="What a program seems to have sent lands here: it filled in a field that people do not see, or sent the form within a moment. It is in no count, list or export until you restore it."
    />
  )
}
