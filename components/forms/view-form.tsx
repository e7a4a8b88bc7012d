import { ExternalLink } from 'lucide-react'
import type { Form } from '@/lib/forms/form'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { cn } from '../ui/cn'
import { toast } from '../ui/use-toast'

type ViewFormProps = { form: Form; className?: string; 'aria-describedby'?: string }

/** Opens the public page of the form. A draft has none yet, so its button explains how to publish it. */
export function ViewForm({ form, className, ...props }: ViewFormProps) {
  const { t } = useTexts('forms')
  const explainDraft = () => toast({ title: t.draft.title, description: t.draft.view })
  const label = (
    <>
      <ExternalLink aria-hidden="true" className="size-4" />
      <span>{t.view}</span>
    </>
  )
  if (!form.isPublished) {
    return (
      <Button variant="outline" className={cn('text-muted-foreground', className)} onClick={explainDraft} {...props}>
        {label}
      </Button>
    )
  }
  return (
    <a
      href={publicPath(form)}
      target="_blank"
      rel="noopener"
      className={cn(buttonStyles({ variant: 'outline' }), className)}
      {...props}
    >
      {label}
    </a>
  )
}

/** The path of the form's public page. */
export function publicPath({ slug }: Pick<Form, 'slug'>): string {
  return `/form/${slug}`
}
