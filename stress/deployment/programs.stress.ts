import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { projectRoot } from '../bench/lib/processes.ts'
import { startPrometheus } from '../lib/prometheus.ts'
import { wholeSite } from '../lib/whole-site.ts'

const token = 'a-token-for-the-figures'
const alerts = join(projectRoot, 'deploy/alerts.yml')
const patience = { timeout: 30_000, interval: 500 }

test('Prometheus reads the alert rules, and every metric that they name comes from the server', async ({
  annotate,
}) => {
  execFileSync('promtool', ['check', 'rules', alerts])
  const site = await wholeSite({
    env: { METRICS_TOKEN: token, NRB_URL: 'http://127.0.0.1:9', COINGECKO_URL: 'http://127.0.0.1:9' },
  })
  await fetch(site.origin)
  const prometheus = await startPrometheus(new URL(site.origin), token, alerts)
  await vi.waitFor(async () => {
    const states = (await prometheus.rules()).map(({ health }) => health)
    expect(states.length).toBeGreaterThanOrEqual(10)
    expect(new Set(states)).toEqual(new Set(['ok']))
  }, patience)
  const names = new Set(readFileSync(alerts, 'utf8').match(/\b(?:chautari|process)_[a-z_]+/g))
  expect(names.size).toBeGreaterThan(6)
  // Jobs have not run yet on a site that has just started.
  for (const name of [...names].filter((each) => !each.startsWith('chautari_job_')))
    await vi.waitFor(async () => expect(await prometheus.seriesOf(name), name).toBeGreaterThan(0), patience)
  const stateOf = async (alert: string) =>
    (await prometheus.rules()).find(({ name }) => name === alert)?.state
  expect(await stateOf('ChautariDown')).toBe('inactive')
  await site.stop()
  await vi.waitFor(async () => expect(await stateOf('ChautariDown')).toBe('pending'), patience)
  await annotate(`${(await prometheus.rules()).length} rules over ${names.size} metrics`)
  prometheus.stop()
})

test('systemd accepts the unit, and finds little that it may do', async ({ annotate }) => {
  const unit = '/run/chautari-stress/chautari.service'
  const script = [
    'set -e',
    'mount -t tmpfs tmpfs /opt',
    'mkdir -p /opt/chautari /run/chautari-stress',
    `mount --bind '${projectRoot}' /opt/chautari`,
    `cp /opt/chautari/deploy/chautari.service ${unit}`,
    `systemd-analyze verify ${unit}`,
    `systemd-analyze security --offline=true --threshold=20 ${unit} | tail -n 1`,
    'rm -r /run/chautari-stress',
  ].join('\n')
  // `verify` complains on its error stream and exits with 0 for what it can ignore.
  const output = execFileSync('unshare', ['--mount', 'sh', '-c', `{ ${script}\n} 2>&1`], { encoding: 'utf8' })
  await annotate(output.trim())
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output).toMatch(/exposure level for chautari\.service: [01]\.\d OK/)
})
