import { describe, expect, it } from 'vitest'
import { FIELDS } from '@/lib/arrivals/calcom/fields'
import { CALENDLY_FIELDS } from '@/lib/arrivals/calendly/fields'
import { GOOGLE_TABLES } from '@/lib/arrivals/google-forms/field-tables'
import { type FieldTable, ReportWriter } from '@/lib/arrivals/report-writer'
import { TYPEFORM_TABLES } from '@/lib/arrivals/typeform/field-tables'
import type { ArrivalSource } from '@/lib/shared/arrivals/lists'
import { pathsOf, VENDOR_FIELDS } from '@/tests/support/arrivals/vendor-fields'

const TABLES: [ArrivalSource, Readonly<Record<string, FieldTable>>][] = [
  ['calendly', CALENDLY_FIELDS],
  ['calcom', FIELDS],
  ['typeform', TYPEFORM_TABLES],
  ['google_forms', GOOGLE_TABLES],
]

/** `a[].b` → `{a: [{b: 'x'}]}` */
function thingWith(path: string): unknown {
  const steps = path.replaceAll('[]', '.[]').split('.')
  return steps.reduceRight<unknown>((value, step) => (step === '[]' ? [value] : { [step]: value }), 'x')
}

/** The paths of a kind for which a report has no word of its own. */
function unnamed(source: ArrivalSource, tables: Readonly<Record<string, FieldTable>>, kind: string): string[] {
  const paths = pathsOf(VENDOR_FIELDS[source]?.[kind] ?? '')
  return paths.filter((path) => {
    const report = new ReportWriter(source, tables)
    report.saw(kind, thingWith(path))
    return !report
      .finish('A')
      .fields.some(
        ({ field, outcome, reason }) =>
          reason !== 'unknown_field' &&
          (field === path ||
            (outcome === 'left_out' && (path.startsWith(`${field}.`) || path.startsWith(`${field}[]`)))),
      )
  })
}

describe('ReportWriter', () => {
  describe.each(TABLES)('with the fields of %s', (source, tables) => {
    it('knows each field that the source documents', () => {
      const kinds = Object.keys(tables)
      expect(Object.keys(VENDOR_FIELDS[source] ?? {}).toSorted()).toEqual(kinds.toSorted())
      expect(kinds.flatMap((kind) => unnamed(source, tables, kind).map((path) => `${kind} ${path}`))).toEqual([])
    })
  })
})
