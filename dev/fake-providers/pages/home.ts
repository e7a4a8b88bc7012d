import type { FakeProviders } from '../fake-providers'
import { type Diary, type DiaryEvent, listGoogle, listMicrosoft } from './diaries'
import { escaped, page } from './frame'

/** Lists the state of the fake providers, with a form to add busy time and a button to remove it. */
export function homePage(fakes: FakeProviders): string {
  const calendars = [...listGoogle(fakes), ...listMicrosoft(fakes)].map(calendarCard)
  const meetings = fakes.zoom.meetings.all().map(
    ({ topic, start_time, duration, join_url = '' }) => `<li><span>${escaped(topic)}<br>
      <span class="quiet">${time(start_time)}, ${duration} minutes</span><br><a href="${escaped(join_url)}">${escaped(join_url)}</a></span></li>`,
  )
  const rooms = fakes.bigbluebutton
    .all()
    .map(
      ({ name, people }) =>
        `<li><span>${escaped(name)}<br><span class="quiet">${escaped(people.map((one) => `${one.name} (${one.role})`).join(', '))}</span></span></li>`,
    )
  const invitations = [fakes.google.state.invitations, fakes.microsoft.state.invitations].flat()
  const mails = invitations.map(
    ({ reason, to }) => `<li><span class="quiet">Invitation ${reason}: ${escaped(to.join(', '))}</span></li>`,
  )
  const accounts = [...listGoogle(fakes), ...listMicrosoft(fakes)].map(
    ({ provider, account, title }) => `<option value="${provider} ${escaped(account)}">${escaped(title)}</option>`,
  )
  const tokens = [
    ['Calendly', fakes.calendly.holder.token],
    ['Cal.com', fakes.calcom.holder.token],
    ['Typeform', fakes.typeform.holder.token],
  ].map(([tool = '', token = '']) => `<li><span>${tool}</span><code>${escaped(token)}</code></li>`)
  const members = fakes.organization.members.map(
    ({ id, name }) => `<option value="${escaped(id)}">${escaped(name)}</option>`,
  )
  return page(
    'Fake Google, Microsoft and Zoom',
    `<h1 style="margin-top:1rem">Fake Google, Microsoft and Zoom</h1>
    <p class="quiet">Everything that Slotform reads and writes. Meeting links look real but do not work. Times are in this browser’s time zone.</p>
    <form class="card" method="post" action="/control/busy"><h2>Be busy</h2>
      <div class="columns"><label class="field">Title<input name="title" value="Dentist"></label>
      <label class="field">Calendar<select name="account">${accounts.join('')}</select></label>
      <label class="field">Start<input name="start" type="datetime-local" required></label>
      <label class="field">Minutes<input name="minutes" type="number" min="5" value="60"></label></div>
      <input type="hidden" name="offset" value="0"><div class="row"><button class="main">Add busy time</button></div></form>
    <div class="columns">${calendars.join('')}
    <section class="card"><h2>Zoom meetings</h2><ul class="list">${meetings.join('') || '<li class="quiet">No meetings yet</li>'}</ul></section>
    <section class="card"><h2>E-mails that Google and Microsoft would send</h2><ul class="list">${mails.join('') || '<li class="quiet">None yet</li>'}</ul></section></div>
    <section class="card"><h2>BigBlueButton</h2>
      <p class="quiet">Server <code>${escaped(`${fakes.url}/bigbluebutton/`)}</code>, secret <code>${escaped(fakes.bigbluebutton.secret)}</code></p>
      <ul class="list">${rooms.join('') || '<li class="quiet">No rooms yet</li>'}</ul></section>
    <section class="card"><h2>Accounts to bring along</h2>
      <p class="quiet">Tokens of made-up accounts, for Settings → Your data → Bring along.</p>
      <ul class="list">${tokens.join('')}</ul></section>
    <form class="card" method="post" action="/control/organization-logout"><h2>The organization</h2>
      <p class="quiet">Its identity provider tells Slotform that somebody has signed out: their sessions that began there are over.</p>
      <label class="field">Who<select name="member">${members.join('')}</select></label>
      <div class="row"><button>Sign out there</button></div></form>
    <form class="card" method="post" action="/control/remove-access"><h2>Trouble</h2>
      <p class="quiet">Revokes access as a person would in their account settings. Slotform then asks its owner to reconnect.</p>
      <div class="row"><button>Remove Slotform’s access</button></div></form>
    <script>
      for (const element of document.querySelectorAll('time')) element.textContent =
        new Date(element.dateTime).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
      const field = document.querySelector('[name=start]')
      const noteOffset = () => {
        document.querySelector('[name=offset]').value = new Date(field.value).getTimezoneOffset()
      }
      const tomorrow = new Date(Date.now() + 86400000)
      const digits = (number) => String(number).padStart(2, '0')
      field.value = [tomorrow.getFullYear(), digits(tomorrow.getMonth() + 1), digits(tomorrow.getDate())].join('-') + 'T10:00'
      field.addEventListener('change', noteOffset)
      noteOffset()
    </script>`,
    '62rem',
  )
}

function calendarCard({ title, events, ...diary }: Diary): string {
  const rows = events.map((event) => eventRow(event, diary))
  return `<section class="card"><h2>${escaped(title)}</h2>
    <ul class="list">${rows.join('') || '<li class="quiet">No events yet</li>'}</ul></section>`
}

function eventRow(event: DiaryEvent, { provider, account }: Pick<Diary, 'provider' | 'account'>): string {
  const { id, title, start, link, calendar, isFree } = event
  return `<li><span>${escaped(title)}<br><span class="quiet">${time(start)}
    ${isFree ? '· free' : ''}${calendar ? `· ${escaped(calendar)}` : ''}</span>${link ? `<br><a href="${escaped(link)}">${escaped(link)}</a>` : ''}</span>
    <form method="post" action="/control/remove"><input type="hidden" name="id" value="${escaped(id)}">
    <input type="hidden" name="account" value="${provider} ${escaped(account)}">
    <button class="small" aria-label="Remove ${escaped(title)}">Remove</button></form></li>`
}

const time = (text: string) =>
  text.length > 10 ? `<time datetime="${escaped(text)}">${escaped(text)}</time>` : escaped(`${text}, all day`)
