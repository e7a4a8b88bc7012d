import { ExternalLink } from 'lucide-react'
import type { Form } from '@/lib/forms/form'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { cn } from '../ui/cn'
import { toast } from '../ui/use-toast'

type ViewFormProps = { form: Form; className?: string; 'aria-describedby'?: string }

/** Opens the form as its visitors see it. A draft has no page yet, and says what to do about that. */
export function ViewForm({ form, className, ...props }: ViewFormProps) {
  const label = (
    <>
      <ExternalLink aria-hidden="true" className="size-4" />
      View Form
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

/** Where visitors find a form. */
export function publicPath({ slug }: Pick<Form, 'slug'>): string {
  return `/form/${slug}`
}

function explainDraft() {
  toast({
    title: 'This form is a draft',
    description: 'It has a page once you switch on Publish Form under General and save.',
  })
}
