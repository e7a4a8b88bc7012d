// @module-tag nightly
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { memoryOf, peakMemory } from './support/growth/memory'
import { createForm, signInOwner } from './support/people'
import { say, secondsSince, size } from './support/stress'
import { saveExport, sendZip } from './support/transfer'
import { openWorld } from './support/world'

const RESPONSES = size(100_000, 30_000)
const MEGABYTES = 300

async function openServer() {
  const world = await openWorld(inject('postgresUrl'))
  onTestFinished(() => world.close())
  const server = await world.start()
  const owner = await signInOwner(server.url, world.inbox)
  return { world, server, owner }
}

describe('a large account', () => {
  test(`is exported and imported in less than ${MEGABYTES} MB above an idle server`, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'slotform-large-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = path.join(folder, 'account.zip')
    const here = await openServer()
    const form = await createForm(here.owner)
    await here.world.sql.query(
      `insert into form_responses (id, form_id, respondent_name, respondent_email, responses, version_hash, created_at)
       select gen_random_uuid(), form_id, 'Visitor ' || n, 'visitor' || n || '@example.org',
         jsonb_build_object($2::text, md5(n::text) || repeat(' and ' || md5((n * 7)::text), 6)), version_hash,
         created_at - make_interval(mins => n)
       from form_responses, generate_series(1, $3::int - 1) n where id = $1`,
      [form.responseId, form.questionId, RESPONSES],
    )
    await here.world.sql.query('analyze form_responses')

    const idle = memoryOf(here.server.pid) ?? 0
    let start = performance.now()
    const exporting = await peakMemory(here.server.pid, () => saveExport(here.server, here.owner, file))
    say(
      `export of ${RESPONSES} responses: ${statSync(file).size} bytes in ${secondsSince(start)}, at most ${Math.round(exporting)} MB, idle ${Math.round(idle)} MB`,
    )

    const there = await openServer()
    const idleThere = memoryOf(there.server.pid) ?? 0
    start = performance.now()
    const importing = await peakMemory(there.server.pid, async () => {
      const { status, body } = await sendZip(there.server, there.owner, file)
      expect(status).toBe(200)
      expect(body.parts?.responses).toEqual({ added: RESPONSES, kept: 0, skipped: 0 })
    })
    say(
      `import of them in ${secondsSince(start)}, at most ${Math.round(importing)} MB, idle ${Math.round(idleThere)} MB`,
    )
    const { rows } = await there.world.sql.query('select count(*)::int as count from form_responses')
    expect(rows).toEqual([{ count: RESPONSES }])
    expect(exporting - idle).toBeLessThan(MEGABYTES)
    expect(importing - idleThere).toBeLessThan(MEGABYTES)
  })
})
