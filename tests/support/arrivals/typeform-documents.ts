/** A made-up form of Typeform with each field that its Create API has, and answers of its Responses API. */

const IMAGE = { type: 'image', href: 'https://images.typeform.com/images/made-up', scale: 0.6 }
const LAYOUT = { type: 'float', placement: 'left', attachment: IMAGE }

const ALL_PROPERTIES = {
  description: 'As on a card',
  allow_multiple_selection: false,
  allow_other_choice: true,
  alphabetical_order: false,
  button_text: 'Continue',
  currency: 'EUR',
  price: { type: 'variable', value: 'price' },
  show_button: true,
  default_country_code: 'DE',
  hide_marks: false,
  randomize: true,
  separator: '/',
  shape: 'star',
  show_labels: true,
  structure: 'DDMMYYYY',
  supersized: false,
  vertical_alignment: true,
  steps: 11,
  start_at_one: false,
  labels: { left: 'Never', center: 'Maybe', right: 'Always' },
  choices: ['Tea', 'Coffee'].map((label) => ({
    id: `${label}-id`,
    ref: `${label}-ref`,
    label,
    attachment: IMAGE,
    score: 1,
  })),
}

const choicesOf = (...labels: string[]) => labels.map((label) => ({ id: `${label}-id`, ref: `${label}-ref`, label }))

type Field = {
  id: string
  type: string
  properties?: object
  required?: boolean
  title?: string
  [more: string]: unknown
}

const field = ({ id, type, properties = {}, required = false, title = id, ...more }: Field) => ({
  id: `${id}-id`,
  ref: id,
  title,
  type,
  properties,
  validations: { required },
  ...more,
})

const ROW = {
  description: 'A row',
  allow_multiple_selection: false,
  allow_other_choice: false,
  randomize: false,
  vertical_alignment: false,
  default_country_code: 'DE',
  choices: choicesOf('Bad', 'Good'),
}

export const TYPEFORM_FORM = {
  id: 'madeUp1',
  type: 'form',
  title: 'Drinks',
  language: 'en',
  created_at: '2026-05-01T08:00:00Z',
  last_updated_at: '2026-05-02T08:00:00Z',
  published_at: '2026-05-03T08:00:00Z',
  hidden: ['utm_source', 'not a name'],
  variables: { score: 0, price: 0 },
  theme: { href: 'https://api.typeform.com/themes/made-up' },
  workspace: { href: 'https://api.typeform.com/workspaces/made-up' },
  self: { href: 'https://api.typeform.com/forms/madeUp1' },
  links: [{ rel: 'self' }],
  _links: {
    display: 'https://made-up.typeform.com/to/madeUp1',
    responses: 'https://api.typeform.com/forms/madeUp1/responses',
  },
  cui_settings: { avatar: 'made-up' },
  outcome: { variable: 'winning_outcome_id' },
  duplication: { is_duplicable: true },
  custom_labels: { 'label.button.submit': 'Send' },
  translations: { de: {}, fr: { title: 'Boissons' } },
  settings: {
    is_public: true,
    language: 'en',
    redirect_after_submit_url: 'https://example.com/done',
    are_uploads_public: false,
    autosave_progress: true,
    capabilities: { e2e_encryption: { enabled: false } },
    free_form_navigation: false,
    hide_navigation: false,
    is_trial: false,
    meta: { title: 'Drinks', description: 'All drinks', allow_indexing: false, image: { href: IMAGE.href } },
    notification: { self: { enabled: true, recipients: ['vera@example.com'] } },
    partial_responses_to_all_integrations: true,
    pro_subdomain_enabled: false,
    progress_bar: 'proportion',
    show_cookie_consent: false,
    show_key_hint_on_choices: true,
    show_number_of_submissions: false,
    show_progress_bar: true,
    show_question_number: true,
    show_time_to_complete: true,
    show_typeform_branding: true,
    use_lead_qualification: false,
    google_analytics: 'UA-0',
    facebook_pixel: '0',
    google_tag_manager: 'GTM-0',
  },
  welcome_screens: [
    {
      id: 'w1',
      ref: 'welcome',
      title: 'Welcome',
      attachment: IMAGE,
      layout: LAYOUT,
      properties: { description: 'It takes a minute.', show_button: true, button_text: 'Start' },
    },
  ],
  thankyou_screens: [
    {
      id: 's1',
      ref: 'thanks',
      type: 'thankyou_screen',
      title: 'Thanks, {{field:name}}',
      attachment: IMAGE,
      layout: LAYOUT,
      properties: {
        description: 'See you.',
        show_button: true,
        button_text: 'Go',
        button_mode: 'redirect',
        share_icons: false,
        redirect_url: 'https://example.com/menu',
      },
    },
    { ref: 'no_tea', type: 'thankyou_screen', title: 'No tea today', properties: {} },
    {
      ref: 'default_tys',
      type: 'thankyou_screen',
      title: 'Create your own',
      properties: { redirect_url: 'https://example.com/ad' },
    },
  ],
  fields: [
    field({ id: 'name', type: 'short_text', required: true, validations: { required: true, max_length: 80 } }),
    field({
      id: 'drink',
      type: 'multiple_choice',
      required: true,
      title: 'What, {{field:name}}?',
      properties: ALL_PROPERTIES,
      attachment: IMAGE,
      layout: LAYOUT,
    }),
    field({
      id: 'more',
      type: 'multiple_choice',
      properties: { allow_multiple_selection: true, choices: choicesOf('Milk', 'Sugar') },
      validations: { required: false, min_selection: 1, max_selection: 2 },
    }),
    field({ id: 'why', type: 'long_text' }),
    field({ id: 'mail', type: 'email' }),
    field({ id: 'phone', type: 'phone_number' }),
    field({ id: 'cups', type: 'number', validations: { required: false, min_value: 1, max_value: 9 } }),
    field({ id: 'site', type: 'website' }),
    field({ id: 'size', type: 'dropdown', properties: { choices: choicesOf('Small', 'Large') } }),
    field({ id: 'cup', type: 'picture_choice', properties: { choices: choicesOf('Blue', 'White') } }),
    field({ id: 'again', type: 'yes_no' }),
    field({ id: 'terms', type: 'legal', properties: { description: 'I agree.' } }),
    field({
      id: 'often',
      type: 'opinion_scale',
      properties: { steps: 5, start_at_one: true, labels: { left: 'Never', right: 'Daily' } },
    }),
    field({ id: 'tell', type: 'nps' }),
    field({ id: 'stars', type: 'rating', properties: { steps: 5 } }),
    field({ id: 'hearts', type: 'rating', properties: { steps: 7, shape: 'heart' } }),
    field({ id: 'day', type: 'date' }),
    field({ id: 'order', type: 'ranking', properties: { choices: choicesOf('First', 'Second') } }),
    field({
      id: 'taste',
      type: 'matrix',
      properties: {
        fields: ['Hot', 'Cold'].map((title) => ({
          id: `${title}-id`,
          ref: `${title}-ref`,
          title,
          type: 'multiple_choice',
          validations: { required: false },
          properties: ROW,
        })),
      },
    }),
    field({
      id: 'home',
      type: 'address',
      properties: {
        fields: ['address', 'address_line_2', 'city', 'state', 'zip_code', 'country'].map((key) => ({
          id: `${key}-id`,
          ref: `${key}-ref`,
          title: key,
          type: 'short_text',
          subfield_key: key,
          validations: { required: key === 'city' },
        })),
      },
    }),
    field({ id: 'receipt', type: 'file_upload' }),
    field({ id: 'note', type: 'statement', properties: { button_text: 'Continue' } }),
    field({ id: 'about', type: 'group', properties: { fields: [field({ id: 'inner', type: 'short_text' })] } }),
    field({ id: 'contact', type: 'contact_info', properties: { fields: [field({ id: 'last', type: 'short_text' })] } }),
    field({ id: 'pay', type: 'payment', properties: { currency: 'EUR', price: { type: 'constant', value: 3 } } }),
    field({ id: 'meet', type: 'calendly' }),
    field({ id: 'film', type: 'multi_format' }),
    field({ id: 'new', type: 'hologram' }),
  ],
  logic: [
    {
      type: 'field',
      ref: 'drink',
      actions: [
        {
          action: 'jump',
          details: { to: { type: 'thankyou', value: 'no_tea' } },
          condition: {
            op: 'is',
            vars: [
              { type: 'field', value: 'drink' },
              { type: 'choice', value: 'Coffee-ref' },
            ],
          },
        },
        {
          action: 'jump',
          details: { to: { type: 'field', value: 'why' } },
          condition: {
            op: 'and',
            vars: [
              {
                op: 'is',
                vars: [
                  { type: 'field', value: 'drink' },
                  { type: 'choice', value: 'Tea-ref' },
                ],
              },
              {
                op: 'begins_with',
                vars: [
                  { type: 'field', value: 'name' },
                  { type: 'constant', value: 'Ve' },
                ],
              },
            ],
          },
        },
        { action: 'jump', details: { to: { type: 'field', value: 'name' } }, condition: { op: 'always', vars: [] } },
        {
          action: 'jump',
          details: { to: { type: 'field', value: 'cups' } },
          condition: { op: 'or', vars: [{ op: 'and', vars: [{ op: 'is', vars: [] }] }] },
        },
        {
          action: 'add',
          details: { target: { type: 'variable', value: 'score' }, value: { type: 'constant', value: 2 } },
          condition: { op: 'always', vars: [] },
        },
      ],
    },
  ],
}

const METADATA = {
  user_agent: 'Made up',
  platform: 'other',
  referer: 'https://example.com',
  network_id: 'abc',
  browser: 'default',
}

const answer = (id: string, type: string, value: unknown, more: object = {}) => ({
  field: { id: `${id}-id`, ref: id, type: 'any', title: id },
  type,
  [type]: value,
  ...more,
})

const choice = (label: string) => ({ id: `${label}-id`, ref: `${label}-ref`, label })

export const TYPEFORM_RESPONSES = {
  total_items: 3,
  page_count: 1,
  items: [
    {
      response_id: 'r1',
      token: 'r1',
      landing_id: 'r1',
      response_type: 'completed',
      landed_at: '2026-06-01T09:58:00Z',
      staged_at: '2026-06-01T09:58:00Z',
      submitted_at: '2026-06-01T10:00:00Z',
      metadata: METADATA,
      definition: { fields: [{ id: 'name-id', title: 'name' }] },
      ending: { id: 's1', ref: 'thanks' },
      thankyou_screen_ref: 'thanks',
      outcome: { id: 'o1' },
      calculated: { score: 3 },
      variables: [{ key: 'score', type: 'number', number: 3 }],
      tags: ['new'],
      hidden: { utm_source: 'card' },
      answers: [
        answer('name', 'text', 'Vera'),
        answer('drink', 'choice', { other: 'Water' }),
        answer('more', 'choices', { ids: ['Milk-id'], refs: ['Milk-ref'], labels: ['Milk'], other: null }),
        answer('why', 'text', 'Thirst'),
        answer('mail', 'email', 'vera@example.com'),
        answer('phone', 'phone_number', '+4930123456'),
        answer('cups', 'number', 2),
        answer('site', 'url', 'example.com'),
        answer('size', 'choice', choice('Large')),
        answer('cup', 'choice', choice('Blue')),
        answer('again', 'boolean', true),
        answer('terms', 'boolean', true),
        answer('often', 'number', 5),
        answer('tell', 'number', 10),
        answer('stars', 'number', 4),
        answer('hearts', 'number', 7),
        answer('day', 'date', '2026-07-01T00:00:00Z'),
        answer('order', 'choices', { ids: ['Second-id', 'First-id'], refs: [], labels: ['Second', 'First'] }),
        answer('Hot', 'choice', choice('Good')),
        answer('Cold', 'choice', choice('Bad')),
        answer('address', 'text', 'Main Street 1'),
        answer('city', 'text', 'Berlin'),
        answer('country', 'text', 'Germany'),
        answer('inner', 'text', 'Inner'),
        answer('receipt', 'file_url', 'https://api.typeform.com/files/made-up'),
        answer('film', 'multi_format', { video_url: 'https://example.com' }),
        answer('pay', 'payment', { amount: '3', last4: '1234', name: 'Vera', success: true }),
      ],
    },
    {
      response_id: 'r2',
      response_type: 'partial',
      landed_at: '2026-06-02T10:00:00Z',
      submitted_at: '2026-06-02T10:01:00Z',
      answers: [answer('name', 'text', 'Ben')],
    },
    {
      response_id: 'r3',
      submitted_at: '2026-06-03T10:01:00Z',
      answers: [answer('cups', 'number', 20), answer('stars', 'number', 9)],
    },
  ],
}

export const TYPEFORM_DOCUMENTS = {
  'form.json': JSON.stringify(TYPEFORM_FORM),
  'responses.json': JSON.stringify(TYPEFORM_RESPONSES),
}
