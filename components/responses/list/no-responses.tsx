import { ExternalLink, SearchX, ShieldCheck } from 'lucide-react'
import { publicPath } from '@/components/forms/view-form'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { ChartDrawing } from '@/components/ui/drawings'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import type { Form } from '@/lib/forms/form'
import { useTexts } from '@/messages/react/texts-provider'

export function NoResponses({ form }: { form: Form }) {
  const {
    t: { none: t },
  } = useTexts('responses')
  const label = (
    <>
      <ExternalLink aria-hidden="true" className="size-4" />
      {t.viewForm}
    </>
  )
  if (!form.isPublished) {
    return (
      <EmptyState drawing={ChartDrawing} title={t.title} text={t.draft}>
        <Button variant="outline" disabled>
          {label}
        </Button>
        <Link href={`/forms/${form.id}/edit`} className={buttonStyles()}>
          {t.editForm}
        </Link>
      </EmptyState>
    )
  }
  return (
    <EmptyState drawing={ChartDrawing} title={t.title} text={t.published}>
      <a href={publicPath(form)} target="_blank" rel="noopener" className={buttonStyles()}>
        {label}
      </a>
    </EmptyState>
  )
}

/** The filters match no response. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const {
    t: { none: t },
  } = useTexts('responses')
  return (
    <EmptyState icon={SearchX} title={t.noMatch} text={t.noMatchText}>
      <Button variant="outline" onClick={onClear}>
        {t.showAll}
      </Button>
    </EmptyState>
  )
}

export function NoSpam() {
  const {
    t: { none: t },
  } = useTexts('responses')
  return <EmptyState icon={ShieldCheck} title={t.noSpam} text={t.noSpamText} />
}
