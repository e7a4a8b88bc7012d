import { FIRST_HEAVY, LIMITED_FORMS, ROWS_EACH } from './ids'
import type { Size } from './sizes'

const HEAVY_WORDINGS = 3
/** Identifies a version, as long as the product's. */
const hashOf = (wording: string) => `encode(sha256(convert_to('wording-' || ${wording}, 'UTF8')), 'hex')`

/** One form each; one in ten owners has a second one with a maximum, and so has the heavy one. */
const formsOf = ({ owners }: Size) => `(
    select n, n::bigint as number, 'form-' || n as slug, null::int as maximum from generate_series(0, ${owners}) n
    union all select n, ${LIMITED_FORMS} + n, 'limited-' || n, 1000000 from generate_series(0, ${owners}) n
    where n = 0 or n % 10 = 1
  ) f`

const content = (size: Size): string[] => [
  `insert into forms (id, user_id, title, description, slug, is_published, max_responses, notify, digest_sent_at, created_at)
   select pg_temp.id_of('form', number), pg_temp.id_of('owner', n), 'Feedback', 'A few words', slug, true, maximum,
     case when n % 20 = 4 then 'daily' else 'off' end, case when n % 20 = 4 then now() end, now() - interval '1 year'
   from ${formsOf(size)}`,
  `insert into form_questions (id, form_id, question_type, question, is_required, options, "order")
   select pg_temp.id_of('question', number * 10 + q.place), pg_temp.id_of('form', number), q.type, q.text, false,
     case q.type when 'select' then '[{"value": "red", "label": "Red"}, {"value": "green", "label": "Green"}]'::jsonb
       else '[]' end, q.place - 1
   from ${formsOf(size)}, (values (1, 'text', 'Your name?'), (2, 'email', 'Your address?'), (3, 'select', 'Which colour?'),
     (4, 'rating', 'How was it?'), (5, 'paragraph', 'What else?')) q (place, type, text)`,
  `insert into form_logic_rules (form_id, source_question_id, condition, value, action_type, target_question_id, message, "order")
   select pg_temp.id_of('form', number), pg_temp.id_of('question', number * 10 + 3), 'equals', r.value, r.action,
     case r.action when 'jump_to_question' then pg_temp.id_of('question', number * 10 + 5) end,
     case r.action when 'show_message' then 'Thank you' end, r.place
   from ${formsOf(size)}, (values (0, 'red', 'jump_to_question'), (1, 'green', 'show_message')) r (place, value, action)`,
  `insert into form_versions (form_id, hash, questions)
   select q.form_id, ${hashOf('k')}, jsonb_agg(jsonb_build_object('id', q.id, 'title', q.question, 'type', q.question_type,
     'required', q.is_required, 'order', q."order", 'options', q.options) order by q."order")
   from form_questions q join generate_series(1, ${HEAVY_WORDINGS}) k on k = 1 or q.form_id = pg_temp.id_of('form', 0)
   group by q.form_id, k`,
]

const responses = ({ owners, heavyPast }: Size): string[] => [
  `insert into form_responses (id, form_id, respondent_name, respondent_email, responses, version_hash, is_spam, created_at)
   select pg_temp.id_of('response', number), pg_temp.id_of('form', form), 'Visitor ' || number,
     'visitor' || number || '@example.org', jsonb_build_object(
       pg_temp.id_of('question', form * 10 + 1), 'Visitor ' || number,
       pg_temp.id_of('question', form * 10 + 2), 'visitor' || number || '@example.org',
       pg_temp.id_of('question', form * 10 + 3), case number % 3 when 0 then 'red' else 'green' end,
       pg_temp.id_of('question', form * 10 + 4), 1 + number % 5,
       pg_temp.id_of('question', form * 10 + 5), 'It was ' || md5(number::text) || ' and ' || md5(form::text)),
     ${hashOf('wording')}, number % 20 = 7, at
   from (
     select n::bigint as form, n::bigint * ${ROWS_EACH} + i as number, 1 as wording,
       now() - make_interval(days => 7 * i, mins => n % 1000) as at
     from generate_series(1, ${owners}) n, generate_series(1, 13) i
     union all select ${LIMITED_FORMS} + n, (${LIMITED_FORMS} + n::bigint) * ${ROWS_EACH} + i, 1,
       now() - make_interval(days => 7 * i, mins => n % 1000)
     from generate_series(1, ${owners}) n, generate_series(1, 13) i where n % 10 = 1
     union all select 0, 10::bigint * ${FIRST_HEAVY} + i, 1 + i % ${HEAVY_WORDINGS}, now() - make_interval(hours => i)
     from generate_series(1, ${heavyPast}) i
     union all select ${LIMITED_FORMS}, 20::bigint * ${FIRST_HEAVY} + i, 1, now() - make_interval(hours => 2 * i)
     from generate_series(1, ${heavyPast / 2}) i
   ) r`,
]

export const forms = (size: Size): string[] => [...content(size), ...responses(size)]
