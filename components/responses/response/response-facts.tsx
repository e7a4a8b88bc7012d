import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import type { FormResponse } from '@/lib/forms/form'
import type { Clock } from '@/lib/time/meeting-time'
import { Moment } from '../moment'

/** Who answered, and when. */
export function ResponseFacts({ response, clock }: { response: FormResponse; clock: Clock | null }) {
  const { respondentName, respondentEmail } = response
  return (
    <Card>
      <dl className="grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
        <Fact label="Respondent Name">{respondentName ?? 'Anonymous'}</Fact>
        <Fact label="Respondent Email">
          {respondentEmail ? (
            <a href={`mailto:${respondentEmail}`} className="text-primary underline underline-offset-4">
              {respondentEmail}
            </a>
          ) : (
            'Not provided'
          )}
        </Fact>
        <Fact label="Date Submitted">
          <Moment instant={response.createdAt} clock={clock} />
        </Fact>
        <Fact label="Response ID">
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
      <dd dir="auto" className="mt-0.5 text-left font-medium">
        {children}
      </dd>
    </div>
  )
}
