import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  string,
  tuple,
  uniqueArray,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_PASTED_FORM, type PastedQuestion, parseForm } from '@/lib/forms/paste-form'
import { settingsFor } from '@/lib/forms/question-parts-schema'
import { createQuestionSchema, MAX_OPTIONS } from '@/lib/forms/schema'
import { MAX_QUESTIONS } from '@/lib/shared/forms/question'
import { cases } from '@/tests/support/cases'
import { startProcessorTime } from '../../support/processor-time'

function read(text: string) {
  const form = parseForm(text, MAX_QUESTIONS)
  if ('refused' in form) return form.refused
  return {
    questions: form.questions.map(wordsOf),
    ...(form.unread.length > 0 && { unread: form.unread.map(({ start, end }) => text.slice(start, end)) }),
  }
}

/** `select* Which? (about) [A|B] {"other":true}` */
function wordsOf({ questionType, question, description, isRequired, options, settings }: PastedQuestion): string {
  return [
    `${questionType}${isRequired ? '*' : ''}`,
    question,
    description && `(${description})`,
    options.length > 0 && `[${options.map(({ label }) => label).join('|')}]`,
    Object.keys(settings).length > 0 && JSON.stringify(settings),
  ]
    .filter(Boolean)
    .join(' ')
}

describe('parseForm', () => {
  it('reads a form as it is written in a document', () => {
    const text = `# About you
1. Name *
2. E-mail (required)
3) Which day suits you?
   a) Monday
   b) Tuesday
4. Topics (choose all that apply)
Take your time.
- Sales
- Support
- Other: ____
5. Are you coming?  ☐ Yes  ☐ No
6. How was it? (1–5)

7. Anything else?
________________
________________

☐ I agree to the terms`
    expect(read(text)).toEqual({
      questions: [
        'heading About you',
        'text* Name',
        'email* E-mail',
        'select Which day suits you? [Monday|Tuesday]',
        'multiselect Topics (Take your time.) [Sales|Support] {"other":true}',
        'yes_no Are you coming?',
        'scale How was it? {"from":1,"to":5}',
        'paragraph Anything else?',
        'consent* I agree to the terms {"statement":"I agree to the terms"}',
      ],
    })
  })

  it.each([
    ['Vorname: ____ Nachname: ____ *', ['text Vorname', 'text* Nachname']],
    ['Frage 1: Geburtsdatum (Pflichtfeld)', ['date* Geburtsdatum']],
    ['1. Kommen Sie? (ja/nein)', ['yes_no Kommen Sie?']],
    ['1. Farben (Mehrfachauswahl)\n( ) Rot\n( ) Blau', ['multiselect Farben [Rot|Blau]']],
    ['1) Telefonunuz (zorunlu)', ['phone* Telefonunuz']],
    ['2) Kaç kişisiniz?', ['number Kaç kişisiniz?']],
    ['Which one?\n[ ] A [x] B', ['multiselect Which one? [A|B]']],
    ['Which one?\n○ A\n○ B', ['select Which one? [A|B]']],
    ['1. Terms\n[ ] I agree', ['consent* Terms {"statement":"I agree"}']],
    ['Your details:\n1. Name', ['heading Your details', 'text Name']],
    ['Your details:', ['text Your details']],
    ['1. Rate us\n0 1 2 3 4 5', ['scale Rate us {"from":0,"to":5}']],
    ['1. What does f() do?', ['text What does f() do?']],
    ['1. 名前\r\n\r\n2. 年齢', ['text 名前', 'text 年齢']],
  ])('reads %j', (text, questions) => {
    expect(read(text)).toEqual({ questions })
  })

  it.each([
    ['Welcome to our form\n\n1. Name', ['text Name'], ['Welcome to our form']],
    ['1. Colour?\n- Red\n- Red\n- Blue', ['select Colour? [Red|Blue]'], ['- Red']],
    ['1. Name\n\nThank you\nSee you', ['text Name'], ['Thank you\nSee you']],
    [`1. ${'x'.repeat(2000)}\n2. Name`, ['text Name'], [`1. ${'x'.repeat(2000)}`]],
  ])('leaves out what it does not understand in %j', (text, questions, unread) => {
    expect(read(text)).toEqual({ questions, unread })
  })

  it.each([
    ['nothing', 'empty', ''],
    ['spaces', 'empty', ' \n\t'],
    ['a megabyte', 'tooLong', 'x\n'.repeat(500_000)],
    ['a text without questions', 'nothing', 'Once upon a time there was a form'],
    ['a text in Japanese', 'nothing', 'これは質問ではありません'],
    ['a text in Arabic', 'nothing', 'مرحبا بكم في النموذج'],
    ['more questions than there is room for', 'tooMany', '1. Name\n'.repeat(MAX_QUESTIONS + 1)],
  ])('refuses %s', (_, refused, text) => {
    expect(read(text)).toBe(refused)
  })

  describe('for a list of questions that is written as text', () => {
    const word = string({ unit: constantFrom(...'abzÄßçğ名م'), minLength: 1, maxLength: 8 }).map((text) => `X${text}`)
    const words = array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '))
    const labels = uniqueArray(words, { minLength: 2, maxLength: 6 })
    const asked = record({ question: words, isRequired: boolean(), description: constantFrom('', 'Xabout this') })
    const styles = record({
      number: constantFrom('1.', '1)', '(1)', 'Q1.', 'Frage 1:'),
      star: constantFrom(' *', '*', ' (required)', ' (zorunlu)'),
      box: constantFrom('[ ]', '☐', '□'),
      circle: constantFrom('( )', '○', 'a)', '-', '•'),
      gap: constantFrom('\n', '\r\n', '\n\n'),
    })
    const kinds = oneof(
      tuple(constantFrom('text', 'paragraph', 'yes_no'), constantFrom<string[]>([])),
      tuple(constantFrom('select', 'multiselect'), labels),
      tuple(
        constantFrom('scale'),
        integer({ min: 3, max: 10 }).map((to) => [String(to)]),
      ),
    )

    it('gives that list, whatever its numbers and boxes look like', () => {
      assert(
        property(array(tuple(asked, kinds), { minLength: 1, maxLength: 8 }), styles, (list, style) => {
          const text = list
            .map(([{ question, isRequired, description }, [type, given]], index) => {
              const number = style.number.replace('1', String(index + 1))
              const answers =
                type === 'paragraph'
                  ? ['_____', '_____']
                  : type === 'yes_no'
                    ? [`${style.box} Yes ${style.box} No`]
                    : type === 'scale'
                      ? [`1-${given[0]}`]
                      : given.map((label) => `${type === 'select' ? style.circle : style.box} ${label}`)
              return [`${number} ${question}${isRequired ? style.star : ''}`, description, ...answers]
                .filter((line) => line !== '')
                .join('\n')
            })
            .join(style.gap)
          const expected = list.map(([{ question, isRequired, description }, [questionType, given]]) =>
            wordsOf({
              ...({ questionType, question, description, isRequired } as PastedQuestion),
              options: questionType === 'scale' ? [] : given.map((label) => ({ label })),
              settings: questionType === 'scale' ? { from: 1, to: Number(given[0]) } : {},
            }),
          )
          expect(read(text)).toEqual({ questions: expected })
        }),
        cases(300),
      )
    })
  })

  it('reads any text into questions that the call takes, and parts of it that were left out', () => {
    const line = oneof(
      string({ maxLength: 40 }),
      constantFrom('1. A', '[ ] B', '( ) C', 'a) D', '____', 'E: ____', '1–5', '# F', '', '- G?', '☐', '---', 'H *'),
    )
    assert(
      property(array(line, { maxLength: 30 }), constantFrom('\n', '\r\n', ' '), (lines, end) => {
        const text = lines.join(end)
        const form = parseForm(text, MAX_QUESTIONS)
        if ('refused' in form) return
        for (const question of form.questions) {
          const { questionType, options, settings } = createQuestionSchema.parse(question)
          expect(options.length).toBeLessThanOrEqual(MAX_OPTIONS)
          expect(() => settingsFor(questionType, settings)).not.toThrow()
        }
        let last = 0
        for (const { start, end } of form.unread) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(text.length)
      }),
      cases(500),
    )
  })

  it('takes time in proportion to the text', () => {
    const used = startProcessorTime()
    for (const part of ['1. a\n', '* ', '( ', ' ', '\n', '____ ', '1 2 ', '(1-', '[ ]']) {
      parseForm(part.repeat(Math.floor(MAX_PASTED_FORM / part.length)), MAX_QUESTIONS)
    }
    expect(used()).toBeLessThan(2000)
  })
})
