import type { ReactNode } from 'react'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'

export type Fault = { id: string; name: string; message: string }

type Props = { title: string; faults: Fault[]; children?: ReactNode }

/** Above a form that was not taken: why, and a link to each field that needs another look. */
export function FaultSummary({ title, faults, children }: Props) {
  const { t, locale } = useTexts('plain')
  return (
    <div role="alert" className="rounded-xl bg-destructive-soft px-4 py-3 text-sm leading-relaxed">
      <p className="font-semibold text-destructive">{title}</p>
      {children}
      {faults.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {faults.map(({ id, name, message }) => (
            <li key={id}>
              {sayNodes(locale, t.form.fault, {
                name,
                message,
                link: (words) => (
                  <a href={`#${id}`} className="underline underline-offset-4">
                    {words}
                  </a>
                ),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
