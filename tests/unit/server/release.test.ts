import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { version } from '@/package.json'
import { findVersionFaults, readReleases } from '@/scripts/release-version.mjs'

type Step = { uses?: string; run?: string; with?: Record<string, string>; env?: Record<string, string> }
type Job = { needs?: string | string[]; permissions?: Record<string, string>; steps: Step[] }
type Workflow = { on: object; permissions: object; env: object; jobs: Record<string, Job> }

const text = readFileSync('.github/workflows/release.yml', 'utf8')
const workflow = parse(text) as Workflow
const jobs = Object.entries(workflow.jobs)
const steps = jobs.flatMap(([, job]) => job.steps)
const needsOf = (name: string): string[] => [workflow.jobs[name]?.needs ?? []].flat()
const isAfterTests = (name: string): boolean =>
  name === 'tests' || (needsOf(name).length > 0 && needsOf(name).every(isAfterTests))

describe('.github/workflows/release.yml', () => {
  it('is started by the tag of a version alone, and publishes after the tests', () => {
    expect(workflow.on).toEqual({ push: { tags: ['v[0-9]+.[0-9]+.[0-9]+', 'v[0-9]+.[0-9]+.[0-9]+-*'] } })
    expect(workflow.jobs.tests?.steps.at(-1)?.run).toContain('.ci/run')
    expect(jobs.map(([name]) => name).filter((name) => !isAfterTests(name))).toEqual([])
  })

  it('may read, and a job may write what it publishes', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    const writes = jobs.map(([name, { permissions = {} }]) => [
      name,
      Object.keys(permissions).filter((one) => permissions[one] === 'write'),
    ])
    expect(Object.fromEntries(writes)).toEqual({
      tests: [],
      base: [],
      build: ['packages'],
      image: ['packages', 'id-token', 'attestations'],
      npm: ['id-token'],
      files: ['contents'],
    })
  })

  it('takes actions of GitHub and Docker alone, each with its version', () => {
    const used = steps.flatMap(({ uses }) => uses ?? [])
    expect(used.filter((one) => !/^(?:actions|docker)\/[\w-]+@(?:v\d+|[0-9a-f]{40})$/.test(one))).toEqual([])
    expect(used.map((one) => one.split('@')[0])).toContain('actions/attest-build-provenance')
  })

  it('stores no secret, prints none, and puts nothing of an event into a command', () => {
    expect(text).not.toMatch(/secrets\.|NODE_AUTH_TOKEN|NPM_TOKEN|_authToken/)
    const commands = steps.flatMap(({ run }) => run ?? []).join('\n')
    expect(commands).not.toMatch(/\$\{\{|GH_TOKEN|github\.token|set -x/)
    expect(commands).toMatch(/npm publish \S+\.tgz --provenance --access public/)
  })

  it('builds both platforms on one base image, with its contents and its origin', () => {
    const build = workflow.jobs.build?.steps.find(({ uses }) => uses?.startsWith('docker/build-push-action'))
    expect(build?.with).toMatchObject({ sbom: true, provenance: 'mode=max' })
    expect(build?.with?.['build-args']).toMatch(
      /^NODE_IMAGE=\$\{\{ needs\.base\.outputs\.image \}\}\nVERSION=.+\nREVISION=/,
    )
    const resolve = workflow.jobs.base?.steps.find(({ run }) => run)?.run
    expect(resolve).toMatch(/^digest=\$\(docker buildx imagetools inspect "\$name" .*\.Digest\}\}'\)$/m)
    expect(resolve).toContain('echo "image=$name@$digest" >> "$GITHUB_OUTPUT"')
    for (const platform of ['linux/amd64', 'linux/arm64']) expect(text).toContain(`platform: ${platform}`)
    expect(readFileSync('Dockerfile', 'utf8').match(/^ARG NODE_IMAGE=.*$/gm)).toEqual([
      expect.stringMatching(/^ARG NODE_IMAGE=node:\d+\b/),
    ])
  })
})

const changelog = readFileSync('CHANGELOG.md', 'utf8')

describe('readReleases', () => {
  it('finds the version of package.json as the newest release', () => {
    expect(readReleases(changelog).find((release) => release.version !== null)?.version).toBe(version)
  })

  it('knows what is not released', () => {
    const releases = readReleases('# Changelog\n\n## Unreleased\n\n- New.\n\n## 1.2.3 (2027-03-01)\n\n- Old.\n')
    expect(releases).toEqual([
      { version: null, text: '- New.' },
      { version: '1.2.3', text: '- Old.' },
    ])
  })
})

describe('findVersionFaults', () => {
  const released = '# Changelog\n\n## 1.2.3 (2027-03-01)\n\n- Old.\n'

  it('is content with one version in all three', () => {
    expect(findVersionFaults('v1.2.3', '1.2.3', released)).toEqual([])
  })

  it.each([
    ['v1.2.4', '1.2.3', released],
    ['1.2.3', '1.2.3', released],
    ['v1.2.3', '1.2.4', released],
    ['v1.2.3', '1.2.3', released.replace('## 1.2.3', '## Unreleased\n\n- New.\n\n## 1.2.3')],
  ])('names what differs: %s, %s', (tag, inPackage, log) => {
    expect(findVersionFaults(tag, inPackage, log)).not.toEqual([])
  })
})
