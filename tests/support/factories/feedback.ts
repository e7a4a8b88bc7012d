import type { Form } from '@/lib/forms/form'
import { NO_RESPONDENT_MAIL } from '@/lib/shared/forms/endings'

/** A published form that has no questions yet. */
export const FEEDBACK: Form = {
  id: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11',
  slug: 'feedback-a1b2c3',
  title: 'Feedback',
  description: '',
  textLanguage: null,
  translations: {},
  isPublished: true,
  theme: {},
  closesAt: null,
  maxResponses: null,
  closedText: '',
  thanksText: '',
  submitLabel: '',
  endings: [],
  respondentMail: NO_RESPONDENT_MAIL,
  notify: 'off',
  noticesChosen: true,
  nextPageId: null,
  ownPageOnly: false,
  showOnProfile: false,
  retentionDays: null,
  questionCount: 0,
  responseCount: 0,
  newCount: 0,
  spamCount: 0,
  createdAt: '2026-06-02T22:00:00.000Z',
  updatedAt: '2026-06-02T22:00:00.000Z',
}
