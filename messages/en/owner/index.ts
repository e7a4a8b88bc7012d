import { actions } from './actions'
import { admin } from './admin'
import { apiKeys } from './api-keys'
import { availability } from './availability'
import { bigbluebutton } from './bigbluebutton'
import { bookingLife } from './booking-life'
import { caldav } from './caldav'
import { calendars } from './calendars'
import { controls } from './controls'
import { dataTransfer } from './data-transfer'
import { developers } from './developers'
import { explain } from './explain'
import { fairness } from './fairness'
import { feeds } from './feeds'
import { fields } from './fields'
import { firstRun } from './first-run'
import { formTemplates } from './form-templates'
import { forms } from './forms'
import { hosting } from './hosting'
import { ics } from './ics'
import { identities } from './identities'
import { integrations } from './integrations'
import { layout } from './layout'
import { logic } from './logic'
import { mailbox } from './mailbox'
import { meetingForm } from './meeting-form'
import { meetingHosts } from './meeting-hosts'
import { meetings } from './meetings'
import { moveIn } from './move-in'
import { ownerChecks } from './owner-checks'
import { pageDates } from './page-dates'
import { pageEditor } from './page-editor'
import { pageEmails } from './page-emails'
import { pageHosts } from './page-hosts'
import { pageLinks } from './page-links'
import { pageRules } from './page-rules'
import { pages } from './pages'
import { palette } from './palette'
import { questions } from './questions'
import { requestDecision } from './request-decision'
import { responses } from './responses'
import { ruleEffects } from './rule-effects'
import { sessions } from './sessions'
import { settings } from './settings'
import { share } from './share'
import { summary } from './summary'
import { teams } from './teams'
import { timeOff } from './time-off'
import { timeRequests } from './time-requests'
import { translations } from './translations'
import { webhooks } from './webhooks'
import { yourData } from './your-data'

/** Read by the owner of an account. */
export const owner = {
  actions,
  admin,
  apiKeys,
  availability,
  bookingLife,
  caldav,
  calendars,
  controls,
  dataTransfer,
  developers,
  feeds,
  explain,
  fairness,
  fields,
  firstRun,
  formTemplates,
  forms,
  hosting,
  bigbluebutton,
  ics,
  identities,
  integrations,
  layout,
  logic,
  mailbox,
  meetingForm,
  meetingHosts,
  meetings,
  moveIn,
  ownerChecks,
  pageDates,
  pageEditor,
  pageEmails,
  pageHosts,
  pageLinks,
  pageRules,
  pages,
  palette,
  questions,
  requestDecision,
  responses,
  ruleEffects,
  sessions,
  settings,
  share,
  summary,
  teams,
  timeOff,
  timeRequests,
  translations,
  webhooks,
  yourData,
}
