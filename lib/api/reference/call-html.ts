import { escapeHtml } from '@/lib/shared/text/html-text'
import type { OpenApiCall } from '../openapi/to-call'
import { fieldsHtml, typeHtml } from './schema-html'
import { toCodeBlock, toInline, toParagraphs } from './text'

export type ShownCall = { method: string; path: string; call: OpenApiCall; isPublicToo: boolean }

export function callHtml({ method, path, call, isPublicToo }: ShownCall, origin: string): string {
  const id = escapeHtml(call.operationId)
  const alsoPublic = isPublicToo
    ? `<p>Visitors make the same call without a key at <code>${escapeHtml(path.replace('/api/v1/', '/api/'))}</code>.</p>`
    : ''
  return `<section class="call" id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title"><a href="#${id}">${escapeHtml(call.summary)}</a></h3>
<p class="address"><span class="method ${method.toLowerCase()}">${method}</span> <code>${pathHtml(path)}</code></p>
<div class="columns"><div>
${toParagraphs(call.description)}${alsoPublic}
${call.security.length === 0 ? '<p>Needs no key.</p>' : ''}
${parametersHtml(call)}${bodyHtml(call)}${answersHtml(call)}${errorsHtml(call)}
</div><div class="examples">${requestExample({ method, path, call }, origin)}${answerExample({ call })}</div></div>
</section>`
}

/** Long paths may break after a slash. */
const pathHtml = (path: string) => escapeHtml(path).replaceAll('/', '/<wbr>')

function parametersHtml({ parameters = [] }: OpenApiCall): string {
  if (parameters.length === 0) return ''
  const properties = Object.fromEntries(
    parameters.map(({ name, description, schema, in: place }) => [
      name,
      { ...schema, description: [description, place === 'header' ? 'A header.' : ''].filter(Boolean).join(' ') },
    ]),
  )
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
  return `<h4>Parameters</h4>${fieldsHtml({ properties, required })}`
}

function bodyHtml({ requestBody }: OpenApiCall): string {
  const media = Object.entries(requestBody?.content ?? {})
  const [type, first] = media[0] ?? []
  if (!first || !requestBody) return ''
  const optional = requestBody.required ? '' : ' <span class="limit">may be left out</span>'
  if (type !== 'application/json')
    return `<h4>Body</h4><p>${media.map(([name]) => `<code>${name}</code>`).join(', ')}</p>`
  return `<h4>Body${optional}</h4>${fieldsHtml(first.schema)}`
}

function answersHtml({ responses }: OpenApiCall): string {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  return successes
    .map(([status, { content, headers }]) => {
      const [type, media] = Object.entries(content ?? {})[0] ?? []
      const what = !media
        ? 'No body.'
        : type === 'application/json'
          ? typeHtml(media.schema)
          : Object.keys(content ?? {}).join(', ')
      const fields = media && type === 'application/json' ? fieldsHtml(media.schema) : ''
      const names = Object.entries(headers ?? {}).map(
        ([name, { description }]) => `<li><code>${name}</code>: ${toInline(description)}</li>`,
      )
      return `<h4>Answer <span class="status">${status}</span></h4><p class="type">${what}</p>${fields}${names.length > 0 ? `<ul>${names.join('')}</ul>` : ''}`
    })
    .join('')
}

function errorsHtml({ responses }: OpenApiCall): string {
  const failures = Object.entries(responses).filter(([status]) => !status.startsWith('2'))
  const rows = failures.map(
    ([status, { description }]) =>
      `<div><dt><span class="status">${status}</span></dt><dd>${toInline(description)}</dd></div>`,
  )
  return `<details class="errors"><summary>Errors</summary><dl class="fields">${rows.join('')}</dl></details>`
}

type Called = Omit<ShownCall, 'isPublicToo'>

export function requestExample(call: Called, origin: string): string {
  return toCodeBlock('Request', curlOf(call, origin))
}

function curlOf({ method, path, call }: Called, origin: string): string {
  const needed = (call.parameters ?? []).filter(({ in: place, required }) => place === 'query' && required)
  const query = needed
    .map(({ name, schema }) => `${name}=${schema.format === 'date' ? '2027-03-01' : sampleOf(schema)}`)
    .join('&')
  const address = origin + path + (query && `?${query}`)
  const body = call.requestBody?.content['application/json']
  const file = call.requestBody && !body
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${address}'`,
    ...(call.security.length > 0 ? ['  -H "Authorization: Bearer $SLOTFORM_KEY"'] : []),
    ...(body
      ? ["  -H 'Content-Type: application/json'", `  -d '${quoted(JSON.stringify(body.example, null, 2))}'`]
      : []),
    ...(file ? ['  --data-binary @picture.jpg'] : []),
  ]
  return lines.join(' \\\n')
}

/** Inside the single quotes of a shell. */
const quoted = (text: string) => text.replaceAll("'", "'\\''")

const sampleOf = (schema: { examples?: unknown[]; format?: string }) =>
  String(schema.examples?.[0] ?? (schema.format === 'date-time' ? '2027-03-01T14:00:00Z' : '…'))

export function answerExample({ call: { responses } }: Pick<ShownCall, 'call'>): string {
  const [status, success] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const example = success?.content?.['application/json']?.example
  return example === undefined ? '' : toCodeBlock(`Answer ${status}`, JSON.stringify(example, null, 2))
}
