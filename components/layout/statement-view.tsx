import type { ReactNode } from 'react'
import type { AccessibilityRun, KnownLimit } from '@/lib/shared/accessibility'
import { LANGUAGES, type Language } from '@/lib/shared/languages'
import { sayNodes } from '@/messages/react/say-nodes'
import type { PartTexts } from '@/messages/texts'

type Props = {
  texts: PartTexts<'accessibility'>
  tested: AccessibilityRun
  /** The version that this server runs. */
  version: string
}

/** The accessibility statement: it claims what `tested` holds, and nothing else. */
export function StatementView({ texts: { t, locale, say }, tested, version }: Props) {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(tested.date))
  return (
    <>
      <Section heading={t.standard.heading}>
        <p>{t.standard.aim}</p>
        <p>{t.standard.status}</p>
      </Section>
      <Section heading={t.tested.heading}>
        <p>{say(t.tested.version, { version: tested.version, date, engine: tested.engine })}</p>
        {tested.version !== version && <p>{say(t.tested.older, { tested: tested.version, current: version })}</p>}
        <Values name={t.tested.browsers} values={tested.browsers} />
        <Values name={t.tested.sizes} values={tested.sizes} />
        <Values name={t.tested.languages} values={tested.languages.map((code) => LANGUAGES[code as Language].name)} />
        <Counted name={t.tested.screens} items={tested.screens} />
        <Counted name={t.tested.rules} items={tested.rules} />
      </Section>
      <Section heading={t.limits.heading}>
        <ul className="list-disc space-y-3 ps-5">
          {tested.limits.map((limit) => (
            <Limit key={limit.code} limit={limit} words={t.limits[limit.code]} />
          ))}
        </ul>
      </Section>
      <Section heading={t.report.heading}>
        <p>
          {sayNodes(locale, t.report.how, {
            link: (words) => (
              <a href="/contact" className="font-medium text-link underline underline-offset-4">
                {words}
              </a>
            ),
          })}
        </p>
        <p>{t.report.answer}</p>
      </Section>
    </>
  )
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="font-semibold text-lg tracking-tight">{heading}</h2>
      <div className="mt-3 space-y-3 leading-relaxed [word-break:normal]">{children}</div>
    </section>
  )
}

function Values({ name, values }: { name: string; values: readonly string[] }) {
  return (
    <p>
      {name}: {values.join(', ')}
    </p>
  )
}

/** How many there are; pressed, which. */
function Counted({ name, items }: { name: string; items: readonly string[] }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">
        {name}: {items.length}
      </summary>
      <Names items={items} />
    </details>
  )
}

function Limit({ limit, words }: { limit: KnownLimit; words: string }) {
  return (
    <li>
      {words}
      {limit.items.length > 0 && <Names items={limit.items} />}
    </li>
  )
}

/** Ids of rules and addresses, which no language translates. */
function Names({ items }: { items: readonly string[] }) {
  return (
    <p className="break-words text-muted-foreground text-sm" dir="ltr">
      {items.join(', ')}
    </p>
  )
}
