import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../test/free-port.ts'
import { atEnd, temporaryFolder } from '../bench/lib/processes.ts'

interface Rule {
  name: string
  health: string
  state: string
}

export interface Prometheus {
  /** The alert rules that it loaded, with the outcome of their last evaluation. */
  rules: () => Promise<Rule[]>
  /** How many series a metric has now. */
  seriesOf: (metric: string) => Promise<number>
  stop: () => void
}

/** A Prometheus that asks one server each second, with the token, and evaluates the rules of one file. */
export async function startPrometheus(target: URL, token: string, ruleFile: string): Promise<Prometheus> {
  const [origin, folder] = [`http://127.0.0.1:${await freePort()}`, temporaryFolder()]
  const tokenFile = join(folder, 'token')
  writeFileSync(tokenFile, token)
  const scrape = {
    job_name: 'chautari',
    authorization: { credentials_file: tokenFile },
    static_configs: [{ targets: [target.host] }],
  }
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [ruleFile],
    scrape_configs: [scrape],
  }
  const configFile = join(folder, 'prometheus.yml')
  // JSON is YAML.
  writeFileSync(configFile, JSON.stringify(config))
  const options = {
    'config.file': configFile,
    'storage.tsdb.path': folder,
    'web.listen-address': new URL(origin).host,
  }
  const child = spawn(
    'prometheus',
    Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    { stdio: 'ignore' },
  )
  atEnd(() => child.kill('SIGKILL'))
  const ask = async (path: string) => {
    const response = await fetch(`${origin}/api/v1/${path}`)
    return ((await response.json()) as { data: unknown }).data
  }
  return {
    rules: async () =>
      ((await ask('rules')) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules),
    seriesOf: async (metric) => ((await ask(`query?query=${metric}`)) as { result: unknown[] }).result.length,
    stop: () => child.kill('SIGTERM'),
  }
}
