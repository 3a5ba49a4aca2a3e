import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { atEnd, projectRoot, temporaryFolder } from '../bench/lib/processes.ts'

const startWithinMs = 20_000

export interface Caddy {
  /** Certificate of the authority that Caddy made for itself. */
  authority: string
  log: () => string
  stop: () => Promise<void>
}

/**
 * Caddy with `deploy/Caddyfile` as it is. `server-1` and `server-2` are 127.0.0.2 and 127.0.0.3 in a hosts file that
 * only this process sees, so it needs root. The certificate comes from Caddy's internal authority.
 * @param siteHost `localhost:PORT`
 */
export async function startCaddy(siteHost: string, httpPort: number): Promise<Caddy> {
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, '127.0.0.1 localhost\n127.0.0.2 server-1\n127.0.0.3 server-2\n')
  const config = join(folder, 'Caddyfile')
  const options = `admin off\n  skip_install_trust\n  http_port ${httpPort}`
  writeFileSync(config, `{\n  ${options}\n}\nimport ${join(projectRoot, 'deploy/Caddyfile')}\n`)
  const script = `mount --bind '${hosts}' /etc/hosts && exec caddy run --adapter caddyfile --config '${config}'`
  const child = spawn('unshare', ['--mount', 'sh', '-c', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      SITE_HOST: siteHost,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  const forget = atEnd(() => child.kill('SIGKILL'))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve())).finally(forget)
  const rootCertificate = join(folder, 'caddy/pki/authorities/local/root.crt')
  const end = performance.now() + startWithinMs
  while (!text.includes('certificate obtained successfully')) {
    if (child.exitCode !== null || performance.now() > end) throw new Error(`Caddy did not start:\n${text}`)
    await sleep(50)
  }
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { authority: readFileSync(rootCertificate, 'utf8'), log: () => text, stop }
}
