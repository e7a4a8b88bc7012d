import { describe, expect, it } from 'vitest'
import { leftOut, ReportWriter } from '@/lib/arrivals/report-writer'

const TABLE = {
  name: 'pages.title',
  color: leftOut('no_counterpart'),
  'sizes[]': 'pages.durations',
  'place.kind': 'pages.location',
  'answers.*.value[]': 'responses.responses',
  owner: leftOut('team', 'Its host is left out.'),
}

function reportOf(things: object[], work: (report: ReportWriter) => void = () => {}) {
  const report = new ReportWriter('csv', { thing: TABLE })
  for (const thing of things) report.saw('thing', thing)
  work(report)
  return report.finish('A')
}

const entriesOf = (things: object[], work?: (report: ReportWriter) => void) =>
  reportOf(things, work).fields.map(({ field, outcome, to, reason, count }) => [field, outcome, to ?? reason, count])

describe('ReportWriter', () => {
  it('names every path, with those that it does not know', () => {
    const thing = {
      name: 'A',
      color: { red: 1 },
      sizes: [15, 30],
      place: { kind: 'zoom', room: { floor: 1 } },
      answers: { q1: { value: ['x'] }, q2: { value: ['y', 'z'] } },
      isNew: true,
    }
    expect(entriesOf([thing, thing])).toEqual([
      ['answers.*.value[]', 'taken', 'responses.responses', 6],
      ['color', 'left_out', 'no_counterpart', 2],
      ['isNew', 'left_out', 'unknown_field', 2],
      ['name', 'taken', 'pages.title', 2],
      ['place.kind', 'taken', 'pages.location', 2],
      ['place.room', 'left_out', 'unknown_field', 2],
      ['sizes[]', 'taken', 'pages.durations', 4],
    ])
  })

  it('calls a field empty that has no value anywhere, and takes a missing list as none', () => {
    expect(
      entriesOf([
        { name: '', sizes: [] },
        { name: null, sizes: [5] },
      ]),
    ).toEqual([
      ['name', 'left_out', 'empty', 2],
      ['sizes', 'taken', 'pages.durations', 1],
      ['sizes[]', 'taken', 'pages.durations', 1],
    ])
  })

  it('takes a field of another shape for unknown', () => {
    expect(entriesOf([{ name: { first: 'A' }, place: 'Rome' }])).toEqual([
      ['name', 'left_out', 'unknown_field', 1],
      ['place', 'left_out', 'unknown_field', 1],
    ])
  })

  it('counts what was changed apart, and names the first twenty', () => {
    const many = Array.from({ length: 30 }, () => ({ name: 'A' }))
    const note = { kind: 'thing', field: 'name', outcome: 'changed', to: 'pages.title', reason: 'invalid' } as const
    const report = reportOf(many, (writer) => {
      for (let place = 0; place < 25; place += 1) writer.note(note, `T${place}`)
    })
    expect(report.fields.map(({ outcome, count, refs }) => [outcome, count, refs.length])).toEqual([
      ['taken', 5, 0],
      ['changed', 25, 20],
    ])
    expect(report.totals).toEqual({ taken: 1, changed: 1, left_out: 0 })
  })

  it('lets a note replace what is always left out', () => {
    expect(
      entriesOf([{ owner: 'x' }], (one) =>
        one.note({ kind: 'thing', field: 'owner', outcome: 'changed', to: 'pages.isActive', reason: 'team' }),
      ),
    ).toEqual([['owner', 'changed', 'pages.isActive', 1]])
  })

  it('leaves a whole thing out, each field with its reason', () => {
    const left = (writer: ReportWriter) =>
      writer.leaveOut(
        'thing',
        { name: 'B', color: 'red', place: { kind: 'zoom' }, isNew: 1 },
        { reason: 'payment' },
        'T2',
      )
    expect(entriesOf([{ name: 'A' }], left)).toEqual([
      ['color', 'left_out', 'no_counterpart', 1],
      ['isNew', 'left_out', 'unknown_field', 1],
      ['name', 'taken', 'pages.title', 1],
      ['name', 'left_out', 'payment', 1],
      ['place.kind', 'left_out', 'payment', 1],
    ])
  })

  it('names all pages, and a thousand records that were not simply taken', () => {
    const report = reportOf([], (writer) => {
      writer.thing({ kind: 'thing', ref: 'P', title: 'Page', outcome: 'taken' })
      writer.record({ kind: 'thing', ref: 'B', outcome: 'taken' })
      for (let place = 0; place < 1_100; place += 1)
        writer.record({ kind: 'thing', ref: `B${place}`, outcome: 'left_out' })
    })
    expect(report.things).toHaveLength(1_001)
  })
})
