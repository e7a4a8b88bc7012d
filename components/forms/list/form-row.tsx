import { CalendarDays, Inbox, ListChecks, Pencil } from 'lucide-react'
import { useId } from 'react'
import { useUnseenCount } from '@/components/forms/use-seen-responses'
import { Link } from '@/components/ui/link'
import { PageFact } from '@/components/ui/page-fact'
import { useMay } from '@/components/ui/team'
import { findClosedReason, toClosing } from '@/lib/forms/closing'
import type { Form } from '@/lib/forms/form'
import { formatDate } from '@/lib/scheduling/format-date'
import type { Settings } from '@/lib/settings/schema'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { CopyLink } from '../../layout/copy-link'
import { buttonStyles } from '../../ui/button-styles'
import { Card } from '../../ui/card'
import { cn } from '../../ui/cn'
import { FormStatus } from '../form-status'
import { ShareForm } from '../share-form'
import { publicPath, ViewForm } from '../view-form'
import { FormMenu } from './form-menu'

type FormRowProps = { form: Form; settings: Settings | undefined; now: number }

/** A form in the list. Its title leads to where it is edited. */
export function FormRow({ form, settings, now }: FormRowProps) {
  const texts = useTexts('forms')
  const { t, say } = texts
  const may = useMay()
  const titleId = useId()
  const unseen = useUnseenCount(form)
  const { id, title, description, isPublished, questionCount, responseCount } = form
  return (
    <Card className="p-4 sm:p-5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 pt-1">
            <h2 id={titleId} className="min-w-0 font-semibold text-lg leading-snug tracking-tight">
              {may('forms:write') ? (
                <Link dir="auto" href={`/forms/${id}/edit`} className="inline-block rounded-sm py-1 hover:underline">
                  {title}
                </Link>
              ) : (
                <bdi>{title}</bdi>
              )}
            </h2>
            <FormStatus isPublished={isPublished} isClosed={findClosedReason(toClosing(form), now) !== null} />
          </div>
          <p dir="auto" className="mt-1 line-clamp-2 text-along text-muted-foreground text-sm">
            {description || t.list.noDescription}
          </p>
        </div>
        {may('forms:write') && <FormMenu form={form} />}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 xl:flex-nowrap">
        <ul className="flex flex-wrap gap-x-5 gap-y-2 text-muted-foreground text-sm">
          <PageFact icon={<ListChecks />}>{say(t.counts.questions, { count: questionCount })}</PageFact>
          <PageFact icon={<Inbox />}>
            {say(t.counts.responses, { count: responseCount })}
            {unseen > 0 && (
              <span className="ms-2 rounded-md bg-primary-soft px-1.5 py-0.5 font-medium text-primary-soft-foreground text-xs">
                {say(t.counts.unseen, { count: unseen })}
              </span>
            )}
          </PageFact>
          <PageFact icon={<CalendarDays />}>{updatedText(form, settings, texts)}</PageFact>
        </ul>
        <div className="flex gap-2 max-sm:w-full max-sm:flex-wrap xl:shrink-0">
          <ViewForm form={form} aria-describedby={titleId} className={view} />
          {may('forms:write') && (
            <Link href={`/forms/${id}/edit`} aria-describedby={titleId} className={action}>
              <Pencil aria-hidden="true" className="size-4" />
              {t.edit}
            </Link>
          )}
          {may('responses:read') && (
            <Link href={`/forms/${id}/responses`} aria-describedby={titleId} className={action}>
              <Inbox aria-hidden="true" className="size-4" />
              {t.responses}
            </Link>
          )}
          {isPublished && (
            <CopyLink
              path={publicPath(form)}
              variant="ghost"
              aria-describedby={titleId}
              className="px-3.5 max-[26rem]:hidden [&_span]:sr-only"
            />
          )}
          <ShareForm form={form} aria-describedby={titleId} className={share} />
        </div>
      </div>
    </Card>
  )
}

const actionSize = 'whitespace-nowrap px-3.5 max-sm:flex-auto max-sm:px-2 max-sm:[&_svg]:hidden max-[22.5rem]:px-3'
const action = cn(buttonStyles({ variant: 'outline' }), actionSize)
/** Shows only the icon on a phone, where all labels do not fit on one line. */
const view = cn(
  actionSize,
  'max-[26rem]:flex-none max-[26rem]:px-2.5 max-[26rem]:[&_span]:sr-only max-[26rem]:[&_svg]:block',
)
/** Shows only the icon, on the same line. */
const share = 'shrink-0 max-sm:px-2.5 [&_span]:sr-only'

function updatedText(
  { updatedAt }: Form,
  settings: Settings | undefined,
  { t, say, locale }: PartTexts<'forms'>,
): string {
  if (!settings) return t.list.updatedRecently
  const date = formatDate(Date.parse(updatedAt), settings.timezone, settings.dateFormat, locale)
  return say(t.list.updated, { date })
}
