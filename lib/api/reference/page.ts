import { createHash } from 'node:crypto'
import { METHODS } from '@/lib/shared/http-methods'
import { escapeHtml } from '@/lib/shared/text/html-text'
import type { OpenApiDocument } from '../openapi/document'
import { callHtml, type ShownCall } from './call-html'
import { firstCallHtml } from './first-call'
import { fieldsHtml, typeHtml } from './schema-html'
import { STYLE } from './style'
import { toInline, toParagraphs } from './text'

/** The policy of the page: its one style with the font in it, and nothing else. */
export const REFERENCE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The reference of the API as one page of HTML, which works without scripts. */
export function referencePage(document: OpenApiDocument, origin: string): string {
  const calls = shownCalls(document)
  const areas = document.tags
    .map((tag) => ({ ...tag, calls: calls.filter(({ call }) => call.tags.includes(tag.name)) }))
    .filter((area) => area.calls.length > 0)
  const contents = areas.map(({ name, calls }) => {
    const entries = calls.map(
      ({ method, call }) =>
        `<li><a href="#${call.operationId}"><span class="method ${method.toLowerCase()}">${method}</span><span>${escapeHtml(call.summary)}</span></a></li>`,
    )
    return `<details><summary>${escapeHtml(name)}</summary><ul>${entries.join('')}</ul></details>`
  })
  const sections = areas.map(
    ({ name, description, calls }) =>
      `<h2 id="${anchorOf(name)}">${escapeHtml(name)}</h2><p class="lead">${toInline(description)}</p>${calls.map((call) => callHtml(call, origin)).join('\n')}`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · Slotform</title>
<meta name="description" content="Every call of the Slotform API, with its parameters, answers and errors.">
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<div class="page">
<nav aria-label="Contents"><a class="home" href="/settings/developers" aria-label="Back to Developers in Slotform">${MARK}<span>Slotform API</span></a>${contents.join('')}<details><summary>Objects</summary><ul>${objectLinks(document)}</ul></details></nav>
<main id="calls">
<h1>API reference</h1>
${firstCallHtml(calls, origin)}
${toParagraphs(document.info.description)}
<p><a href="/api/openapi.json">OpenAPI 3.1 as JSON</a> for tools and generators.</p>
${sections.join('\n')}
<h2 id="objects">Objects</h2>
${objectsHtml(document)}
<footer>Slotform ${escapeHtml(document.info.version)}</footer>
</main>
</div>
</body>
</html>`
}

/** The mark of components/layout/logo.tsx, in colors of this page. */
const MARK = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9"/><path d="M22.5 9.5H13a3.25 3.25 0 0 0 0 6.5h6a3.25 3.25 0 0 1 0 6.5H9.5"/></svg>`

/** A call that visitors may make as well is shown once, with a key. */
function shownCalls(document: OpenApiDocument): ShownCall[] {
  return callsOf(document).toSorted(
    (one, other) =>
      depthOf(one) - depthOf(other) ||
      (one.path === other.path ? rankOf(one) - rankOf(other) : one.path < other.path ? -1 : 1),
  )
}

/** What concerns all things of a kind comes before one of them, and before what is done to it. */
const depthOf = ({ path }: ShownCall) => path.split('/').length
const rankOf = ({ method }: ShownCall) => (METHODS as readonly string[]).indexOf(method)

function callsOf({ paths }: OpenApiDocument): ShownCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, call]) => !call.operationId.endsWith('AsVisitor'))
      .map(([method, call]) => {
        const twin = paths[path.replace('/api/v1/', '/api/')]?.[method]
        const isPublicToo = twin !== undefined && twin !== call
        return { method: method.toUpperCase(), path, call, isPublicToo }
      }),
  )
}

const anchorOf = (name: string) => `area-${name.toLowerCase().replaceAll(' ', '-')}`

function objectLinks({ components }: OpenApiDocument): string {
  return Object.keys(components.schemas)
    .map((name) => `<li><a href="#object-${name}">${name}</a></li>`)
    .join('')
}

function objectsHtml({ components }: OpenApiDocument): string {
  return Object.entries(components.schemas)
    .map(([name, schema]) => {
      const fields = fieldsHtml(schema) || alternativesHtml(schema)
      return `<section class="object" id="object-${name}"><h3><a href="#object-${name}">${name}</a></h3>${toParagraphs(schema.description)}${fields}</section>`
    })
    .join('\n')
}

function alternativesHtml(schema: Parameters<typeof typeHtml>[0]): string {
  const parts = (schema.oneOf ?? schema.anyOf ?? []).filter(({ properties }) => properties)
  if (parts.length === 0) return `<p class="type">${typeHtml(schema)}</p>`
  return parts.map(fieldsHtml).join('<p class="or">or</p>')
}
