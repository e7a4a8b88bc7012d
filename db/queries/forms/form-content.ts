import { type SQL, sql } from 'drizzle-orm'

/** A form's questions in their order, as JSON. */
export function questionsOf(formId: SQL): SQL {
  return sql`coalesce((
        select json_agg(json_build_object('id', q.id, 'questionType', q.question_type, 'question', q.question,
          'description', q.description, 'isRequired', q.is_required, 'options', q.options, 'settings', q.settings,
          'validation', q.validation, 'translations', q.translations, 'order', q."order")
          order by q."order", q.id)
        from form_questions q where q.form_id = ${formId}
      ), '[]'::json)`
}

/** A form's rules in their order, as JSON. */
export function rulesOf(formId: SQL): SQL {
  return sql`coalesce((
        select json_agg(json_build_object('id', r.id, 'sourceQuestionId', r.source_question_id,
          'condition', r.condition, 'value', r.value, 'actionType', r.action_type,
          'targetQuestionId', r.target_question_id, 'message', r.message, 'redirectUrl', r.redirect_url,
          'match', r.match, 'conditions', r.conditions, 'actions', r.actions)
          order by r."order", r.id)
        from form_logic_rules r where r.form_id = ${formId}
      ), '[]'::json)`
}
