import { answerExample, requestExample, type ShownCall } from './call-html'
import { toCodeBlock } from './text'

/** The way to a first answer, with the address of this server. */
export function firstCallHtml(calls: readonly ShownCall[], origin: string): string {
  const find = (operationId: string) => calls.find(({ call }) => call.operationId === operationId)
  const [user, pages] = [find('getUser'), find('listPages')]
  if (!user || !pages) throw new Error('The description lacks the calls that the reference begins with')
  return `<section class="first" aria-labelledby="first-call">
<h2 id="first-call">Make a first call</h2>
<ol>
<li><p><a href="/settings/developers">Create a key</a> under Developers. It is shown once: keep it in your shell.</p>${toCodeBlock('Shell', 'export SLOTFORM_KEY=sf_…')}</li>
<li><p>Ask whose key it is.</p>${requestExample(user, origin)}${answerExample(user)}</li>
<li><p>List its <a href="#listPages">booking pages</a>, and <a href="#findSlots">find the free times</a> of one.</p>${requestExample(pages, origin)}</li>
</ol>
<p class="lead">Click into a block to select all of it.</p>
</section>`
}
