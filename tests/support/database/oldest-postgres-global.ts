import type { TestProject } from 'vitest/node'
import { findOlderPostgres } from '@/scripts/test-programs.mjs'
import { startPostgresWithTemplate } from './template'

/** The oldest server that this machine has: what it takes, newer ones take. */
export default async function setup(project: TestProject) {
  const cluster = await startPostgresWithTemplate(findOlderPostgres() ?? undefined)
  project.provide('postgresUrl', cluster.url)
  return cluster.stop
}
