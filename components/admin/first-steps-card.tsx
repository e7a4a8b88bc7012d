import type { FirstSteps } from '@/lib/admin/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../fields/form-section'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { CodeLine } from '../ui/code-line'
import { Link } from '../ui/link'

const BACKUP_COMMAND = 'npm run backup -- slotform-backup.zip'

type Props = { steps: FirstSteps; onSend: () => void; isSending: boolean }

/** Lists the setup steps that a fresh server still needs. Renders nothing when all are done. */
export function FirstStepsCard({ steps, onSend, isSending }: Props) {
  const { t: all } = useTexts('admin')
  const t = all.steps
  if (steps.mail && steps.signUp && steps.backup) return null
  return (
    <FormSection title={t.title} text={t.text}>
      <ol className="-my-3 divide-y">
        {!steps.mail && (
          <Step title={t.mail} text={t.mailText}>
            <Button pending={isSending} onClick={onSend}>
              {all.overview.testMail}
            </Button>
          </Step>
        )}
        {!steps.signUp && (
          <Step title={t.signUp} text={t.signUpText}>
            <Link href="/admin/instance" className={buttonStyles({ variant: 'outline' })}>
              {t.signUpOpen}
            </Link>
          </Step>
        )}
        {!steps.backup && (
          <Step title={t.backup} text={t.backupText}>
            <CodeLine>{BACKUP_COMMAND}</CodeLine>
          </Step>
        )}
      </ol>
    </FormSection>
  )
}

type StepProps = { title: string; text: string; children: React.ReactNode }

function Step({ title, text, children }: StepProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium text-sm">{title}</p>
        <p className="mt-0.5 text-muted-foreground text-sm">{text}</p>
      </div>
      <div className="min-w-0 max-w-full">{children}</div>
    </li>
  )
}
