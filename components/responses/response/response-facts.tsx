import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { textLink } from '@/components/ui/link-styles'
import type { FormResponse } from '@/lib/forms/form'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { Moment } from '../moment'

/** The address of the respondent, the time and the id of a response. */
export function ResponseFacts({ response, clock }: { response: FormResponse; clock: Clock | null }) {
  const { t } = useTexts('responses')
  const { respondentEmail } = response
  return (
    <Card className="mt-5">
      <dl className="grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
        <Fact label={t.detail.respondentEmail}>
          {respondentEmail ? (
            <a href={`mailto:${respondentEmail}`} className={textLink}>
              {respondentEmail}
            </a>
          ) : (
            t.detail.noEmail
          )}
        </Fact>
        <Fact label={t.detail.dateSubmitted}>
          <Moment instant={response.createdAt} clock={clock} />
        </Fact>
        <Fact label={t.detail.id}>
          <code className="font-mono text-xs">{response.id}</code>
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground">{label}</dt>
      <dd dir="auto" className="mt-0.5 text-along font-medium">
        {children}
      </dd>
    </div>
  )
}
